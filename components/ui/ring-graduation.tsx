import type { ComponentProps } from 'react';

type RingGraduationProps = Omit<ComponentProps<'circle'>, 'width'> & {
  /** How many parts the ring is divided into. */
  parts: number;
  /** How many parts lie between one stroke and the next. */
  every?: number;
  /** How wide a stroke is, in parts. */
  width: number;
  /** How long a stroke is; its middle lies on the circle. */
  length: number;
};

/** The graduations of a ring, as the dashes of a circle that is as wide as they are long. */
export function RingGraduation({ parts, every = 1, width, length, ...circle }: RingGraduationProps) {
  return (
    <circle
      {...circle}
      strokeWidth={length}
      pathLength={parts}
      strokeDasharray={`${width} ${every - width}`}
    />
  );
}
