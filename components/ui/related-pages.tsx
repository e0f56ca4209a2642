import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import type { RelatedPage } from '@/content/related-pages';
import styles from './related-pages.module.css';

type RelatedPagesProps = {
  pages: readonly RelatedPage[];
  /** An additional last row. */
  children?: ReactNode;
};

/** What else is useful to the same buyer, each with its reason; every row is a link as a whole. */
export function RelatedPages({ pages, children }: RelatedPagesProps) {
  return (
    <ul className={styles.list}>
      {pages.map(({ slug, path, name, figure, tier, why }) => (
        <li key={slug}>
          <StarChart figure={figure} size="icon" tier={tier} />
          <SiteLink href={path} data-cta="related-page">
            <UnbrokenWords>{name}</UnbrokenWords>
          </SiteLink>
          <p>
            <UnbrokenWords>{why}</UnbrokenWords>
          </p>
        </li>
      ))}
      {children}
    </ul>
  );
}
