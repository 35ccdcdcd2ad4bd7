import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type DefaultTheme } from 'vitepress';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const modules = join(dirname(fileURLToPath(import.meta.url)), '../node_modules');
const sources = 'https://github.com/tetrapolis/tetrapolis/blob/main';

const games = [
  ['point-city', 'Point City'],
  ['cities', 'Cities'],
  ['uptown', 'UpTown'],
  ['mafia-city', 'Mafia City'],
] as const;

/** The languages of the rules: code, name, the word for rules. */
const languages = [
  ['cs', 'Čeština', 'Pravidla'],
  ['sk', 'Slovenčina', 'Pravidlá'],
  ['pl', 'Polski', 'Zasady'],
  ['ro', 'Română', 'Reguli'],
  ['hu', 'Magyar', 'Szabályok'],
] as const;

const rules = (text: string, folder: string): DefaultTheme.SidebarItem => ({
  text,
  items: games.map(([game, name]) => ({ text: name, link: `/docs/rules/${folder}${game}` })),
});

const reports = games.flatMap(([game, name]) =>
  [2, 3, 4, 5]
    .filter((seats) => existsSync(join(root, `docs/balance/${game}-${seats}/report.md`)))
    .map((seats) => ({ text: `${name}, ${seats} seats`, link: `/docs/balance/${game}-${seats}/report` })),
);

const sidebar: DefaultTheme.SidebarItem[] = [
  { text: 'Tetrapolis', items: [{ text: 'Start', link: '/README' }, { text: 'The program', link: '/docs/program' }, { text: 'What is new', link: '/CHANGELOG' }] },
  rules('Rules', ''),
  {
    text: 'Host',
    items: [
      { text: 'Operations', link: '/docs/operations' },
      { text: 'Scale', link: '/docs/scale' },
      { text: 'Protocol', link: '/docs/protocol' },
      { text: 'Security', link: '/SECURITY' },
    ],
  },
  {
    text: 'Make',
    items: [
      { text: 'Your own edition', link: '/docs/editions' },
      { text: 'A lesson', link: '/docs/lessons' },
      { text: 'A bot', link: '/docs/write-a-bot' },
      { text: 'A game', link: '/docs/write-a-game' },
    ],
  },
  {
    text: 'Study',
    items: [
      { text: 'Python', link: '/docs/python' },
      { text: 'Records', link: '/docs/records' },
      { text: 'Positions', link: '/docs/positions' },
      { text: 'Bots', link: '/docs/bots' },
      { text: 'Luck and skill', link: '/docs/review' },
      { text: 'Performance', link: '/docs/performance' },
      { text: 'Balance', link: '/docs/balance/README', collapsed: true, items: reports },
    ].filter((page) => existsSync(join(root, `${page.link}.md`))),
  },
  {
    text: 'Build',
    items: [
      { text: 'Architecture', link: '/ARCHITECTURE' },
      { text: 'Decisions', link: '/docs/decisions' },
      { text: 'Inside the page', link: '/docs/page' },
      { text: 'Contributing', link: '/CONTRIBUTING' },
      { text: 'API of the crates', link: '/api/tetrapolis_game/index.html', target: '_self' },
    ],
  },
];

/** A link to a file that is not a page of the site leads to the sources. */
function towards(link: string, page: string): string {
  const [path = ''] = link.split('#');
  if (/^[a-z]+:|^\/|^#/.test(link) || path.endsWith('.md') || path === '') return link;
  const file = resolve(dirname(join(root, page)), path);
  if (!existsSync(file)) throw new Error(`${page} links to ${link}, which is not there`);
  return statSync(file).isDirectory() && existsSync(join(file, 'README.md'))
    ? `${link.replace(/\/?$/, '/')}README.md`
    : `${sources}/${relative(root, file)}`;
}

export default defineConfig({
  title: 'Tetrapolis',
  description: 'Modern city games with every rule enforced: play, study and host them.',
  srcDir: root,
  srcExclude: ['target', 'clients', 'games', 'shared', '.github', '**/node_modules', 'CODE_OF_CONDUCT.md'].flatMap((path) => [path, `${path}/**`]),
  outDir: join(root, 'target/site'),
  cacheDir: join(root, 'target/site-cache'),
  // The pages lie outside this folder, so they would not find it by themselves.
  vite: { resolve: { alias: { vue: join(modules, 'vue') } } },
  rewrites: { 'docs/site/index.md': 'index.md' },
  cleanUrls: false,
  // The API is put there after the site is built.
  ignoreDeadLinks: [/^\/api\//],
  locales: {
    root: { label: 'English', lang: 'en' },
    ...Object.fromEntries(
      languages.map(([code, name, word]) => [
        `docs/rules/${code}`,
        {
          label: name,
          lang: code,
          link: `/docs/rules/${code}/point-city`,
          themeConfig: { sidebar: [rules(word, `${code}/`), ...sidebar] },
        },
      ]),
    ),
  },
  themeConfig: {
    i18nRouting: false,
    nav: [
      { text: 'Start', link: '/README' },
      { text: 'Rules', link: '/docs/rules/point-city' },
      { text: 'Host', link: '/docs/operations' },
      { text: 'Study', link: '/docs/bots' },
    ],
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/tetrapolis/tetrapolis' }],
    footer: {
      message: 'MIT or Apache-2.0. The games belong to their authors and publishers.',
    },
  },
  markdown: {
    config(md) {
      // `<Name>` in a text is no element of a page.
      md.set({ html: false });
      const open = md.renderer.rules.link_open ?? ((tokens, index, options, _env, self) => self.renderToken(tokens, index, options));
      md.renderer.rules.link_open = (tokens, index, options, env, self) => {
        const token = tokens[index]!;
        const href = token.attrGet('href');
        if (href) token.attrSet('href', towards(href, env.relativePath ?? env.path));
        return open(tokens, index, options, env, self);
      };
      // A rule can be linked to by its number: rules/point-city.html#PC-3.4
      md.core.ruler.push('rules', (state) => {
        state.tokens.forEach((token, index) => {
          const number = /^\*\*([A-Z]{2}-\d+\.\d+)\*\*/.exec(token.type === 'inline' ? token.content : '')?.[1];
          const item = state.tokens[index - 2];
          if (number && item?.type === 'list_item_open') item.attrSet('id', number);
        });
      });
    },
  },
});
