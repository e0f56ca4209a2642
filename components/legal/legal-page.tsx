import type { ReactNode } from 'react';
import type { LegalDocument } from '@/content/legal/legal';
import { InnerPage } from '../layout/inner-page';
import { SectionIndex } from '../ui/section-index';
import { EffectiveDate } from './effective-date';
import { LegalArticle } from './legal-article';

type LegalPageProps = {
  document: LegalDocument;
  /** Stands before the text. */
  notice?: ReactNode;
};

/** A legal document: its contents as a scale, its sections numbered; fit to be printed. */
export function LegalPage({ document: { title, effective, lastChanged, sections }, notice }: LegalPageProps) {
  const entries = sections.map(({ id, title: label }) => ({ anchor: id, label }));
  return (
    <InnerPage>
      <div className="wrap pt-[clamp(3rem,6vw,6rem)] print:px-0 print:pt-0">
        <h1 className="mb-4 text-page print:text-[28pt]">{title}</h1>
        <EffectiveDate effective={effective} lastChanged={lastChanged} />
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-[clamp(2.5rem,7vw,7rem)] pt-12 pb-(--section) lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:px-0 print:py-4">
        <SectionIndex contents="Contents" entries={entries} />
        <div className="text-[1.125rem] leading-[1.65] print:mt-6 print:text-[10.5pt] print:leading-normal">
          {notice}
          {sections.map((section, index) => (
            <LegalArticle key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </InnerPage>
  );
}
