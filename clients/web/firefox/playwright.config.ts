import { defineConfig } from '@playwright/test';

/** Plays in the system's Firefox: `npm run firefox`. Playwright only runs the tests; it knows no Firefox but its own. */
export default defineConfig({ testDir: '.', timeout: 600_000, workers: 2, fullyParallel: true, reporter: [['list']] });
