import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
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

const LOCALES = join(import.meta.dirname, '../../locales');
/** The files whose words every page needs, as a pattern. */
const OF_EVERY_PAGE = /^(?:engine|online|page(?:-(?:help|home|learn|replay|rules|settings|sheet|table))?)$/;
const OF_GAME = /^(?:page-)?(point-city|cities|uptown|mafia-city)(?:-cards)?$/;

/** What is fetched together: the words of every page, those of a game, or those of a single file. */
const partOf = (file: string): string => (OF_EVERY_PAGE.test(file) ? 'page' : (OF_GAME.exec(file)?.[1] ?? file));

/** The files of each part of each language, such as `en/page`. */
function parts(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const language of readdirSync(LOCALES)) {
    for (const file of readdirSync(join(LOCALES, language)).sort()) {
      const part = partOf(basename(file, '.ftl'));
      if (part === 'cli' || part === 'preview') continue;
      const name = `${language}/${part}`;
      found.set(name, [...(found.get(name) ?? []), join(LOCALES, language, file)]);
    }
  }
  return found;
}

/** `words:en/page` is a part of a language as one text, and `words:` fetches any of them. */
const words: Plugin = {
  name: 'words',
  resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith('\0words:')) return null;
    const name = id.slice('\0words:'.length);
    if (name === '') {
      const fetches = [...parts().keys()].map((part) => `'${part}': () => import('words:${part}')`);
      return `export const fetches = { ${fetches.join(', ')} };`;
    }
    const files = parts().get(name) ?? [];
    files.forEach((file) => this.addWatchFile(file));
    return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))};`;
  },
};

/** The server names the words of every page, `words-` and the language, in the page, so that they are on their way before
 * any script runs. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, language, part] = /^\0words:(\w+)\/([\w-]+)$/.exec(facadeModuleId ?? '') ?? [];
  const called = part ? `${part === 'page' ? 'words' : part}-${language}` : name;
  return `assets/${called}-[hash].js`;
}

const HERE = import.meta.dirname;

/** The pages of the list in `pages.ts`: the files behind them, by the first part of their address. */
function pages(): Map<string, string> {
  const list = readFileSync(join(HERE, 'src/pages/pages.ts'), 'utf8');
  const found = [...list.matchAll(/(\w+|''): \(\) => import\('(.+)'\)/g)];
  return new Map(found.map(([, name, path]) => [join(HERE, 'src/pages', path!), name === "''" ? '' : name!]));
}

/** Tells the server what a page, a board, a rule book and a language consist of, besides what every page fetches at once. */
const ahead: Plugin = {
  name: 'ahead',
  apply: 'build',
  generateBundle(_, bundle) {
    const named = pages();
    const needs = (id: string): string | null => {
      const [, language, part] = /^\0words:(\w+)\/([\w-]+)$/.exec(id) ?? [];
      if (part) return part === 'page' ? `words/${language}` : `words/${language}/${part}`;
      const [, book, game] = /docs\/rules\/(?:(\w+)\/)?([\w-]+)\.md\?raw$/.exec(id) ?? [];
      if (game) return `book/${book ?? 'en'}/${game}`;
      const [, board] = /src\/games\/([\w-]+)\/index\.ts$/.exec(id) ?? [];
      if (board) return `game/${board}`;
      const page = named.get(id);
      return page === undefined ? null : `page/${page}`;
    };
    const chunk = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file] : undefined);
    const files = (file: string, found: Set<string> = new Set()): Set<string> => {
      if (found.has(file)) return found;
      found.add(file);
      for (const style of chunk(file)?.viteMetadata?.importedCss ?? []) found.add(style);
      for (const other of chunk(file)?.imports ?? []) files(other, found);
      return found;
    };
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const first = new Set(
      chunks.filter(({ name, isEntry }) => isEntry && name === 'index').flatMap(({ fileName }) => [...files(fileName)]),
    );
    const list: Record<string, string[]> = {};
    for (const { facadeModuleId, fileName } of chunks) {
      const what = facadeModuleId && needs(facadeModuleId);
      if (what) list[what] = [...files(fileName)].filter((file) => !first.has(file));
    }
    for (const page of named.values()) if (!list[`page/${page}`]) this.error(`the page ${page} has no file`);
    // A phone has six connections at a time.
    for (const [what, { length }] of Object.entries(list))
      if (length > 16) this.error(`${what} waits for ${length} files`);
    this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(list) });
  },
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
  plugins: [svelte(), words, ahead, files, compressed],
  // It is made here; no package has it.
  optimizeDeps: { exclude: ['words:'] },
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
        chunkFileNames,
        codeSplitting: {
          groups: [
            // What several pages use is one file: many small ones would each wait for a connection. What draws a game is apart.
            {
              name: 'base',
              test: /[\\/](?:node_modules|src)[\\/](?!games[\\/][\w-]+[\\/]|art[\\/](?!motion)[a-z])/,
              minShareCount: 3,
            },
            { name: 'index', test: /[\\/]src[\\/](?!worker[\\/](?:sw|message))/, tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['../..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
