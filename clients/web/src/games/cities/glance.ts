import type { Glance } from '../../table/contract';
import Mark from './Mark.svelte';
import Step from './Step.svelte';
import type { Picture } from './types';

/** Cities on one page. */
export const glance: Glance<Picture> = {
  prefix: 'cities',
  Step,
  Mark,
  icons: ['red', 'blue', 'green', 'yellow', 'park', 'water'].map((icon) => ({ icon, name: `ci-${icon}` })),
  pictures: {
    'CI-1.1': ['red', 'blue', 'green', 'yellow', 'park', 'water'],
    'CI-4.2': 1,
    'CI-4.5': 2,
    'CI-4.9': ['red', 'blue', 'green', 'yellow'],
    'CI-5.1': 3,
    'CI-7.3': ['water', 'park'],
  },
  values: () => ({}),
  ends: (view, t) => [
    {
      what: t('page-cities-glance-end', { rounds: view.rounds }),
      seat: null,
      now: view.round,
      of: view.rounds,
      says: t('page-cities-glance-left', { now: view.round, of: view.rounds }),
    },
  ],
};
