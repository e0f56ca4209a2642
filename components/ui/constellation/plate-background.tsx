import type { Figure } from '@/content/constellations/figure';
import { dotsPath, type Position } from './geometry';
import { framePath, graticulePath } from './plate-frame';
import type { Ink } from './plate-size';
import { starField } from './star-field';

/** The graduated frame of a hero plate and the coordinate net inside it; the inner svg clips the net. */
export function PlateFrame() {
  return (
    <>
      <rect className="fill-surface" width="100" height="100" />
      <svg x="0" y="0" width="100" height="100" viewBox="0 0 100 100" overflow="hidden" aria-hidden="true">
        <path className="stroke-graticule" strokeWidth="0.22" d={graticulePath()} />
      </svg>
      <path className="stroke-line-strong" strokeWidth="0.2" d={framePath()} />
    </>
  );
}

type PlateFieldProps = { figure: Figure; ink: Ink; letters: readonly Position[] };

/** The faint stars behind a figure. */
export function PlateField({ figure, ink, letters }: PlateFieldProps) {
  const { small, large } = starField(figure, ink, letters);
  return (
    <g className="stroke-dust" strokeLinecap="round">
      <path d={dotsPath(small)} strokeWidth={ink.field.small} />
      <path d={dotsPath(large)} strokeWidth={ink.field.large} />
    </g>
  );
}
