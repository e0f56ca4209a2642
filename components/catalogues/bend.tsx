import styles from './course.module.css';

/** The course from one stop to the next; both are places across the page, in percent. */
export function Bend({ from, to }: { from: number; to: number }) {
  return (
    <svg
      className={styles.bend}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="stroke-link [vector-effect:non-scaling-stroke]"
        d={`M${from} 0C${from} 52 ${to} 48 ${to} 100`}
      />
    </svg>
  );
}
