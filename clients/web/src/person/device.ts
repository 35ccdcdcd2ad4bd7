/** What a device is called until somebody names it: what it is, as far as its browser says. */

const KINDS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android'],
  [/Android/, 'Android tablet'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** The kind of a device in a word or two; brand names are the same in every language. */
export const deviceName = (agent: string): string => KINDS.find(([shape]) => shape.test(agent))?.[1] ?? '';

/** Whether a device is held in a hand. */
export const isHandheld = (agent: string): boolean => /iPhone|iPad|iOS|Android/.test(agent);
