import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import { integratedOffer, services } from '@/content/services';
import type { Service } from '@/content/services/service';
import type { CallSpecimen } from '@/content/services/specimen';

type Turns = CallSpecimen['turns'];
type Speaker = Turns[number]['who'];

const speakers: readonly Speaker[] = ['Agent', 'Caller'];

/** A turn is as wide as this, whatever is said in it. */
const turnWidth = 100;
const barGap = 4;

/** Strokes of a voice, turn by turn: upward from the line, or downward. */
function wavePath(turns: Turns, speaker: Speaker): string {
  const random = seededRandom(speaker);
  const direction = speaker === 'Agent' ? -1 : 1;
  return turns
    .flatMap(({ who, text }, turn) => {
      const bars = Math.min(23, Math.ceil(text.length / 3));
      const strokes = Array.from({ length: bars }, (_, bar) => {
        const swell = Math.sin(((bar + 1) / (bars + 1)) * Math.PI);
        const height = roundToHundredth(direction * (4 + 42 * swell * (0.25 + 0.75 * random())));
        return `M${turn * turnWidth + 2 + bar * barGap} 50v${height}`;
      });
      return who === speaker ? strokes : [];
    })
    .join('');
}

const waveId = (title: string, speaker: Speaker) =>
  `${title} ${speaker}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Address of one voice of the call of this title. Its color and the width of its strokes are those of whatever shows it. */
export const callWaveAddress = (title: string, speaker: Speaker) =>
  `/figures/calls.svg#${waveId(title, speaker)}`;

const wavesOf = ({ specimen }: Service) =>
  specimen.kind === 'call'
    ? speakers.map(
        (speaker) =>
          `<path id="${waveId(specimen.title, speaker)}" d="${wavePath(specimen.turns, speaker)}"/>`,
      )
    : [];

/** The voices of all calls, as one file. */
export const callSheet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${[...services, integratedOffer].flatMap(wavesOf).join('')}</svg>`;
