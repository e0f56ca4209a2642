import type { Metal } from '@/content/constellations/figure';

/** Class that sets the metal of everything inside. Written out, because Tailwind finds only whole class names. */
export const metalClass: Record<Metal, string> = {
  gold: 'metal-gold',
  purple: 'metal-purple',
  silver: 'metal-silver',
  plain: 'metal-plain',
};
