/** What `vite.config.ts` makes of `locales/`: each part of each language, such as `en/page`, fetched as one text. */
declare module 'words:' {
  export const fetches: Record<string, () => Promise<{ default: string }>>;
}
