import type { Component } from 'svelte';

type Page = Component<{ rest: string[] }>;

/** The pages by the first part of their address. The build reads this list too: it tells the server what each of them fetches. */
const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  '': () => import('./Home.svelte'),
  table: () => import('../table/Table.svelte'),
  tables: () => import('./Lobby.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  review: () => import('../review/Review.svelte'),
  skill: () => import('../skill/Skill.svelte'),
  learn: () => import('../learn/Lessons.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./Settings.svelte'),
  devices: () => import('../person/Devices.svelte'),
  link: () => import('../person/Link.svelte'),
  notices: () => import('../notices/NoticesPage.svelte'),
  about: () => import('./About.svelte'),
};

/** The page whose address begins so; nothing if there is none. */
export const pageAt = (name: string): Promise<{ default: Page }> | undefined =>
  Object.hasOwn(PAGES, name) ? PAGES[name]?.() : undefined;
