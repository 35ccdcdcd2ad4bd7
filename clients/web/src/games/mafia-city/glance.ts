import type { Glance } from '../../table/contract';
import Mark from './Mark.svelte';
import Step from './Step.svelte';
import type { Picture } from './types';
import { LOCATIONS } from './words';

/** Mafia City on one page. */
export const glance: Glance<Picture> = {
  prefix: 'mafia-city',
  Step,
  Mark,
  icons: [
    ...LOCATIONS.map((icon) => ({ icon, name: `mc-${icon}`, means: `page-mafia-city-short-${icon}` })),
    ...['fist', 'hat', 'bullet', 'plus-one'].map((icon) => ({
      icon,
      name: `mc-symbol-${icon}`,
      means: `mc-mark-${icon}`,
    })),
    { icon: 'hitman', name: 'mc-board-hitman', means: 'mc-about-hitman' },
    ...['policeman', 'mayor'].map((icon) => ({ icon, name: `mc-board-${icon}`, means: `mc-about-${icon}` })),
  ],
  pictures: {
    'MC-2.3': ['hitman', 'policeman', 'mayor'],
    'MC-3.2': 1,
    'MC-4.2': 2,
    ...Object.fromEntries(['prison', ...LOCATIONS].map((location, n) => [`MC-4.${10 + n}`, [location]])),
    'MC-5.1': 3,
    'MC-8.2': ['fist'],
    'MC-8.3': ['hat'],
    'MC-8.4': ['bullet'],
    'MC-8.5': ['plus-one'],
  },
  values: (view) => ({ target: view.target }),
  ends: (view, t) => [
    { what: t('page-mafia-city-glance-end', { target: view.target }), seat: null, now: 0, of: 0, says: '' },
    ...view.players.map(({ points }, n) => ({
      what: '',
      seat: n + 1,
      now: points,
      of: view.target,
      says: t('page-mafia-city-glance-left', { now: points, of: view.target }),
    })),
  ],
};
