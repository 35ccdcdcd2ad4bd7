import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'vitest/config';

const server = process.env.TETRAPOLIS_SERVER ?? 'http://127.0.0.1:8080';

/** Writes every file that shrinks beside itself, compressed: the server gives it as it is. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  closeBundle() {
    for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(html|js|css|svg|txt|webmanifest)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    target: ['chrome115', 'firefox115', 'safari16.4'],
    // The page's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['../..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
