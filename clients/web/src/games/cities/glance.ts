import type { Glance } from '../../table/contract';
import { FEATURES, nameOf } from './counted';
import Mark from './Mark.svelte';
import Step from './Step.svelte';
import type { Picture } from './types';

/** A feature by its name, which is that of the house edition where no other is known. */
const feature = (id: string, name: string, means: string) => ({
  icon: id,
  name: nameOf('feature', { id, name }),
  means,
});
const title = (id: string): string => id[0]!.toUpperCase() + id.slice(1);

/** Cities on one page. */
export const glance: Glance<Picture> = {
  prefix: 'cities',
  Step,
  Mark,
  icons: [
    ...['red', 'blue', 'green', 'yellow', 'park', 'water'].map((icon) => ({ icon, name: `ci-${icon}` })),
    ...FEATURES.park.map((id) => feature(id, title(id), 'ci-park')),
    ...FEATURES.water.map((id) => feature(id, title(id), 'ci-water')),
    feature('statue', 'Statue', 'ci-about-statue'),
    { icon: 'wild', name: 'ci-about-wild-name', means: 'ci-about-wild' },
  ],
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
