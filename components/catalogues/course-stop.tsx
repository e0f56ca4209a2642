import type { CSSProperties } from 'react';
import { servicesCatalogue } from '@/content/catalogues';
import type { Service, ServiceSlug } from '@/content/services/service';
import { Badge } from '../ui/badge';
import { GoLink } from '../ui/go-link';
import { Bend } from './bend';
import styles from './course.module.css';
import { coursePosition } from './course-position';
import { Roundel } from './roundel';

type CourseStopProps = { slug: ServiceSlug; service: Service; next?: ServiceSlug };

const places = (x: number): CSSProperties & { '--x': string } => ({ '--x': `${x}%` });

/** One service on the course: its roundel, and its words on the side where there is room. */
export function CourseStop({ slug, service, next }: CourseStopProps) {
  const { name, description, metal, badge, path } = service;
  const x = coursePosition(slug);
  const isFeatured = metal !== 'plain';
  return (
    <li
      id={slug}
      style={places(x)}
      className={`${styles.stop} ${isFeatured ? styles.featured : ''} ${x > 50 ? styles.mirrored : ''}`}
    >
      {next && <Bend from={x} to={coursePosition(next)} />}
      <Roundel slug={slug} metal={metal} />
      <div className={`${styles.words} relative grid justify-items-start gap-2`}>
        <h3 className={isFeatured ? 'text-title md:text-section' : 'text-title md:text-[2.375rem]'}>
          {name}
        </h3>
        <p className="max-w-[32ch] text-muted">{description}</p>
        {badge && <Badge metal={metal}>{badge}</Badge>}
        <GoLink href={path}>
          {servicesCatalogue.explore}
          <span className="sr-only"> {name}</span>
        </GoLink>
      </div>
    </li>
  );
}
