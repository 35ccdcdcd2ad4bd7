import { RESOURCES } from '../../art/resources';
import type { Picture } from '../../protocol/point-city';
import type { Glance } from '../../table/contract';
import { round, rounds } from './cards';
import Mark from './Mark.svelte';
import Step from './Step.svelte';

/** Point City on one page. */
export const glance: Glance<Picture> = {
  prefix: 'pc',
  Step,
  Mark,
  icons: [
    ...RESOURCES.map((icon) => ({ icon, name: `pc-${icon}` })),
    { icon: 'ingenuity', name: 'pc-ingenuity', means: 'pc-about-ingenuity' },
    { icon: 'points', name: 'pc-mark-points' },
    { icon: 'civic', name: 'pc-about-civic-building', means: 'pc-about-civic' },
    { icon: 'tier-3', name: 'page-pc-tiers', means: 'pc-about-tier' },
  ],
  pictures: {
    'PC-1.1': [...RESOURCES, 'ingenuity'],
    'PC-1.5': ['civic'],
    'PC-3.2': 1,
    'PC-3.4': 2,
    'PC-3.6': ['ingenuity'],
    'PC-3.12': ['civic'],
    'PC-6.1': 3,
  },
  values: () => ({}),
  ends: (view, t) => [
    {
      what: t('page-pc-glance-end', { turns: rounds(view) }),
      seat: null,
      now: round(view),
      of: rounds(view),
      says: t('page-pc-glance-left', { now: round(view), of: rounds(view) }),
    },
  ],
};
