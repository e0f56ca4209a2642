import { polar, round } from '../../ui/constellation/geometry';
import styles from './planisphere.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({ name: hour + 1, degrees: hour * 15 + 7.5 }));

/** One graduation every `every` degrees, drawn as the dashes of a wide circle. */
function Graduation({ every, length }: { every: number; length: number }) {
  return (
    <circle
      r={456 + length / 2}
      strokeWidth={length}
      pathLength="360"
      strokeDasharray={`.12 ${every - 0.12}`}
      strokeDashoffset=".06"
    />
  );
}

/** The rim: degrees, and the hours of a sidereal day. It turns once in ten minutes. */
export function Rim() {
  return (
    <g className={styles.rim}>
      <g className="stroke-line-strong">
        <circle r="448" />
        <circle r="456" />
        <circle r="499" />
        <Graduation every={1} length={7} />
        <Graduation every={5} length={13} />
        <Graduation every={15} length={22} />
      </g>
      <g className={styles.hours}>
        {hours.map(({ name, degrees }) => {
          const [x, y] = polar(485, degrees);
          return (
            <text key={name} transform={`translate(${round(x)} ${round(y)})rotate(${degrees})`}>
              {name}
            </text>
          );
        })}
      </g>
    </g>
  );
}
