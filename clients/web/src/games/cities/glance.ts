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
