import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import { servicePages } from '@/content/services';
import { type Service, specimensOf } from '@/content/services/service';
import type { CallSpecimen } from '@/content/services/specimen';

type Turns = CallSpecimen['turns'];

/** The agent, or whoever is at the other end. */
type Voice = 'agent' | 'other';
const voices: readonly Voice[] = ['agent', 'other'];
const voiceOf = ({ who }: Turns[number]): Voice => (who === 'Agent' ? 'agent' : 'other');

/** Every turn has this width, however much is said in it. */
const turnWidth = 100;
const barGap = 4;

/** The strokes of one voice, turn by turn: upward from the line, or downward. */
function wavePath(turns: Turns, voice: Voice): string {
  const random = seededRandom(voice);
  const direction = voice === 'agent' ? -1 : 1;
  return turns
    .flatMap((spoken, turn) => {
      const bars = Math.min(23, Math.ceil(spoken.text.length / 3));
      const strokes = Array.from({ length: bars }, (_, bar) => {
        const swell = Math.sin(((bar + 1) / (bars + 1)) * Math.PI);
        const height = roundToHundredth(direction * (4 + 42 * swell * (0.25 + 0.75 * random())));
        return `M${turn * turnWidth + 2 + bar * barGap} 50v${height}`;
      });
      return voiceOf(spoken) === voice ? strokes : [];
    })
    .join('');
}

const waveId = (title: string, voice: Voice) =>
  `${title} ${voice}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Address of one voice in the call with this title. Whatever shows it sets the color and the width of the strokes. */
export const callWaveAddress = (title: string, voice: Voice) => `/figures/calls.svg#${waveId(title, voice)}`;

const wavesOf = (service: Service) =>
  specimensOf(service).flatMap((call) =>
    call.kind === 'call'
      ? voices.map((voice) => `<path id="${waveId(call.title, voice)}" d="${wavePath(call.turns, voice)}"/>`)
      : [],
  );

/** The voices of all calls, as one file. */
export const callSheet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${servicePages.flatMap(wavesOf).join('')}</svg>`;
