import { KINDS } from '../../art/uptown';
import type { Picture } from '../../protocol/uptown';
import type { Ending, Glance } from '../../table/contract';
import Mark from './Mark.svelte';
import Step from './Step.svelte';

/** UpTown on one page. */
export const glance: Glance<Picture> = {
  prefix: 'ut',
  Step,
  Mark,
  icons: [
    { icon: 'coin', name: 'ut-holding-coins', means: 'ut-mark-income-means' },
    { icon: 'pennant', name: 'ut-holding-prestige', means: 'ut-mark-prestige-means' },
    { icon: 'roof', name: 'ut-roof', means: 'ut-mark-roof-means' },
    { icon: 'gift', name: 'ut-gift', means: 'ut-mark-gift-means' },
    ...['ground', 'upper', 'rooftop', 'no-gifts'].map((icon) => ({
      icon,
      name: `ut-${icon}`,
      means: `ut-mark-${icon}-means`,
    })),
    { icon: 'duo', name: 'ut-mark-duo', means: 'ut-mark-duo-means' },
    ...KINDS.map((icon) => ({ icon, name: `ut-${icon}` })),
  ],
  pictures: {
    'UT-1.4': KINDS,
    'UT-1.5': ['duo'],
    'UT-1.6': ['ground', 'upper', 'rooftop', 'no-gifts'],
    'UT-1.7': ['coin'],
    'UT-1.8': ['pennant'],
    'UT-3.1': 1,
    'UT-3.4': 2,
    'UT-4.1': 3,
    'UT-4.2': ['gift'],
    'UT-4.4': ['roof'],
  },
  values: () => ({}),
  ends: (view, t) => {
    const closed = view.players.map(({ street }) => street.filter((plot) => plot.closed).length);
    const left = view.players.map(({ deck }) => deck.left);
    const [most, least] = [Math.max(...closed), Math.min(...left)];
    const plots = view.players[0]?.street.length ?? 0;
    const roofs: Ending = {
      what: t('page-ut-glance-end'),
      seat: closed.indexOf(most) + 1,
      now: most,
      of: plots,
      says: `${most} / ${plots}`,
    };
    const deck: Ending = {
      what: t('page-ut-glance-end-deck'),
      seat: left.indexOf(least) + 1,
      now: least,
      of: Infinity,
      says: t('page-ut-glance-left', { count: least }),
    };
    return [roofs, deck];
  },
};
