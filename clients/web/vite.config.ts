import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'vitest/config';

const server = process.env.TETRAPOLIS_SERVER ?? 'http://127.0.0.1:8080';

/** Writes every file that shrinks beside itself, compressed; the program embeds only that. The server writes into
 * `index.html`, which stays as it is. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  closeBundle() {
    for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|svg|txt|webmanifest)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  },
};

/** The words that every page needs are fetched together, and so are those of a game: one file for each language. The
 * server names the first in the page, `words-` and the language, so that it is on its way before any script runs. */
const COMMON =
  /[\\/]locales[\\/](\w+)[\\/](?:engine|online|page(?:-(?:help|home|learn|replay|rules|settings|sheet|table))?)\.ftl/;
const OF_GAME = /[\\/]locales[\\/](\w+)[\\/](?:page-)?(point-city|cities|uptown|mafia-city)(?:-cards)?\.ftl/;
const wordsOf = (id: string): string | null => {
  const [, language, game] = COMMON.exec(id) ?? OF_GAME.exec(id) ?? [];
  return language ? `${game ?? 'words'}-${language}` : null;
};

/** Tells the service worker which files this build has. */
const files = {
  name: 'files',
  apply: 'build' as const,
  generateBundle(_: unknown, bundle: Record<string, { type: string; code?: string }>) {
    const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const worker = bundle['sw.js'];
    if (worker?.code) worker.code = worker.code.replace('__FILES__', () => JSON.stringify(names));
  },
};

export default defineConfig({
  plugins: [svelte(), files, compressed],
  build: {
    target: ['chrome115', 'firefox115', 'safari16.4'],
    // The page's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: {
        // A browser finds the service worker under one name for ever.
        entryFileNames: ({ name }: { name: string }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: wordsOf, priority: 2 },
            // What most pages use is one file: many small ones would each wait for a connection.
            { name: 'base', test: /[\\/](?:node_modules|src)[\\/]/, minShareCount: 6, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['../..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
