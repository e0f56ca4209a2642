import { rayPaths, rosePaths } from './rose-paths';

/** The whole rose over its graduated ring. `className` gives the width. Decoration. */
export function Rose({ className = '' }: { className?: string }) {
  const { full, open, ring } = rosePaths();
  return (
    <svg
      className={`h-auto overflow-visible ${className}`}
      viewBox="-102 -104 204 208"
      fill="none"
      aria-hidden="true"
    >
      <g className="stroke-line-strong" strokeWidth="0.5">
        <circle r="59" />
        <circle r="62" />
        <path d={ring} />
      </g>
      <g className="stroke-gold-mark" strokeWidth="0.8" strokeLinejoin="round">
        <path d={open} />
        <path className="fill-gold-fill" d={full} />
      </g>
    </svg>
  );
}

/** The bullet of one promise: the rose, small, with its ray in gold. `ray` counts clockwise from 0 at the top. */
export function Ray({ ray, size, className = '' }: { ray: number; size: number; className?: string }) {
  const { full, open } = rayPaths(ray);
  return (
    <svg
      className={`flex-none ${className}`}
      width={size}
      height={size}
      viewBox="-104 -104 208 208"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="stroke-control [vector-effect:non-scaling-stroke]" strokeWidth="1.5" d={open} />
      <path className="fill-gold-mark" d={full} />
    </svg>
  );
}
