import type { IconName } from '@/content/icon-names';
import { dotsPath, type Position } from './star-chart/geometry';

/** Small figures on a 24 by 24 field: runs of stars, separated by slashes. The very first star is the brightest. */
const glyphs: Readonly<Record<IconName, string>> = {
  accessibility: '12,4 12,13 7,21/12,13 17,21/4,9 12,10 20,9',
  'alert-triangle': '12,3 22,20 2,20 12,3/12,10 12,14',
  'badge-check': '21,5 11,17 5,11/3,4 3,21 20,21',
  'bar-chart': '20,4 20,20/12,10 12,20/4,15 4,20',
  bell: '12,3 6,9 4,18 20,18 18,9 12,3/12,22 12,21',
  building: '12,3 5,8 5,21 19,21 19,8 12,3',
  'calendar-check': '20,8 13,18 9,14/3,5 21,5/3,5 3,20',
  'calendar-x': '18,18 10,10/18,10 10,18/3,5 21,5/3,5 3,20',
  clock: '12,3 12,12 19,15/4,8 5,18/20,8 14,21',
  cpu: '12,12 5,5/12,12 19,5/12,12 5,19/12,12 19,19',
  'eye-off': '12,12 3,12/12,12 21,12/5,20 19,4',
  gauge: '18,7 12,17/3,18 5,10/21,18 21,12/8,5 12,4',
  gavel: '8,8 19,20/3,9 9,3/5,12 12,5/4,21 13,21',
  globe: '12,3 20,9 19,18 9,21 3,14 6,6 12,3/6,6 19,18',
  hourglass: '12,12 5,3 19,3 12,12 5,21 19,21 12,12',
  inbox: '12,14 12,4/3,13 3,20 21,20 21,13',
  landmark: '12,3 3,9 21,9 12,3/6,9 6,20/18,9 18,20/3,20 21,20',
  layers: '12,3 21,8 12,13 3,8 12,3/3,14 12,19 21,14',
  'line-chart': '21,5 15,13 10,9 4,17',
  'list-checks': '21,5 10,5/21,12 10,12/21,19 10,19/3,5 4,5/3,12 4,12',
  'mail-check': '12,13 3,6 21,6 12,13/3,6 3,19 14,19/16,19 21,14',
  'message-circle': '12,4 20,9 17,17 9,18 4,21 5,14 5,8 12,4',
  moon: '17,18 9,16 6,10 10,3/17,18 11,21 4,17',
  network: '12,4 5,19/12,4 19,19/5,19 19,19',
  'pen-line': '20,4 8,16 5,20/8,20 20,20',
  'phone-missed': '20,4 13,10/4,5 8,12 15,18 21,20/20,10 14,4',
  'phone-off': '4,5 8,12 15,18 21,20/4,21 20,4',
  repeat: '20,6 5,6 5,12/4,18 19,18 19,12',
  reply: '4,10 11,4/4,10 11,16/4,10 16,11 20,19',
  rocket: '19,4 10,14/19,4 17,12/19,4 11,6/7,17 3,21',
  'search-x': '10,4 16,9 13,15 6,15 4,9 10,4/13,15 21,21',
  send: '21,4 3,11 11,14 21,4 14,21 11,14',
  shield: '12,3 20,7 18,16 12,21 6,16 4,7 12,3',
  'shield-alert': '12,8 12,13/12,3 20,7 18,16 12,21 6,16 4,7 12,3',
  shuffle: '21,5 14,6 9,18 3,19/21,19 14,18 9,6 3,5',
  target: '12,12 19,5/5,6 3,14 9,21 18,19 21,12',
  timer: '12,13 16,9/9,3 15,3/5,10 4,17 12,21 20,17 19,10',
  'trending-up': '21,5 13,15 9,11 3,19',
  unplug: '4,20 10,14/20,4 14,10/7,11 13,17/11,7 17,13',
  'user-check': '9,5 6,13 3,20/9,5 12,13/14,17 17,20 22,12',
  users: '12,4 8,12 4,20/12,4 16,12 20,20/8,12 16,12',
  'x-circle': '12,12 6,6/12,12 18,18/12,12 18,6/12,12 6,18',
  zap: '14,3 6,13 17,11 9,21',
};

const runsOf = (glyph: string): readonly (readonly Position[])[] =>
  glyph.split('/').map((run) =>
    run.split(' ').map((star): Position => {
      const [x = 0, y = 0] = star.split(',').map(Number);
      return [x, y];
    }),
  );

/** A figure of a few stars beside words that say the same: decorative, in its surroundings' tier. Server components only. */
export function StarGlyph({ name, className = '' }: { name: IconName; className?: string }) {
  const runs = runsOf(glyphs[name]);
  const lines = runs.map((run) => `M${run.map((star) => star.join(' ')).join('L')}`).join('');
  return (
    <svg
      className={`flex-none overflow-visible ${className}`}
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path className="stroke-link" strokeWidth="0.8" d={lines} />
      <path className="stroke-star" strokeWidth="3" d={dotsPath(runs.flat().slice(1))} />
      <path className="stroke-gold-mark" strokeWidth="5" d={dotsPath(runs.flat().slice(0, 1))} />
    </svg>
  );
}
