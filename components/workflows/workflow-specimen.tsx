import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { constellations } from '@/content/constellations';
import { specimenMark } from '@/content/services/specimen';
import {
  nodeRoles,
  type SpecimenFrame,
  type Workflow,
  type WorkflowSlug,
  workflowSpecimenCopy,
} from '@/content/workflows/workflow';
import styles from './workflow-specimen.module.css';

/** A sound as strokes above and below a line of 100 units. */
function soundPath(words: string): string {
  const random = seededRandom(words);
  return Array.from({ length: 33 }, (_, index) => {
    const height = roundToHundredth(3 + 20 * random() * Math.abs(Math.sin(index / 3.1)));
    return `M${2 + index * 3} ${25 - height}v${2 * height}`;
  }).join('');
}

function FrameContent({ frame, slug }: { frame: SpecimenFrame; slug: WorkflowSlug }) {
  switch (frame.kind) {
    case 'form':
    case 'table':
      return (
        <dl>
          {frame.rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'script':
    case 'files':
      return frame.lines.map((line) => <p key={line}>{line}</p>);
    case 'sound':
      return (
        <>
          <svg viewBox="0 0 100 50" preserveAspectRatio="none" fill="none" aria-hidden="true">
            <path
              className="stroke-link [vector-effect:non-scaling-stroke]"
              strokeWidth="2"
              d={soundPath(frame.line)}
            />
          </svg>
          <p>{frame.line}</p>
        </>
      );
    case 'shot':
      return (
        <>
          <span data-upright={frame.isUpright}>
            <StarChart figure={constellations[slug]} size="card" tier="gold" />
          </span>
          <p>{frame.line}</p>
        </>
      );
  }
}

/** What the shape of a node's star means, for the shapes that occur. */
function NodeKey({ nodes }: Workflow['specimen']) {
  const { roles, key } = workflowSpecimenCopy;
  return (
    <ul className={styles.key}>
      {nodeRoles
        .filter((role) => nodes.some((node) => node.role === role))
        .map((role) => (
          <li key={role} data-role={role}>
            {roles[role]}: {key[role]}
          </li>
        ))}
    </ul>
  );
}

/** One run of the workflow as a strip of five frames, and its nodes as a line of stars. */
export function WorkflowRun({
  workflow: { slug, specimen },
  className = '',
}: {
  workflow: Workflow;
  className?: string;
}) {
  const { title, nodes, roles } = workflowSpecimenCopy;
  return (
    <section className={`${styles.spread} ${className}`}>
      <h2 className="mb-8 text-subsection">{title}</h2>
      <figure>
        <ol className={styles.strip}>
          {specimen.frames.map((frame) => (
            <li key={frame.label}>
              <h3>{frame.label}</h3>
              <div className={`plate ${styles.frame}`} data-kind={frame.kind}>
                <FrameContent frame={frame} slug={slug} />
              </div>
            </li>
          ))}
        </ol>
        <h3 className="mt-10 text-card">{nodes}</h3>
        <ol className={styles.nodes}>
          {specimen.nodes.map(({ role, name }) => (
            <li key={name} data-role={role}>
              {name}
              <small>{roles[role]}</small>
            </li>
          ))}
        </ol>
        <NodeKey {...specimen} />
        <figcaption className="mt-8 border-line border-t pt-3 text-muted text-note">
          {specimenMark}
        </figcaption>
      </figure>
    </section>
  );
}
