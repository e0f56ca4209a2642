import type { Metadata } from 'next';
import { ErrorPage } from '@/components/errors/error-page';
import { MissingStar } from '@/components/errors/missing-star';
import { InnerPage } from '@/components/layout/inner-page';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { notFoundPage } from '@/content/not-found';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  title: notFoundPage.metaTitle,
  description: notFoundPage.metaDescription,
};

export default function NotFound() {
  return (
    <InnerPage>
      <ErrorPage
        title={notFoundPage.title}
        lead={notFoundPage.lead}
        figure={<MissingStar />}
        actions={
          <>
            <ButtonLink href={paths.home}>{notFoundPage.home}</ButtonLink>
            <ArrowLink href={paths.services}>{notFoundPage.services}</ArrowLink>
          </>
        }
      />
    </InnerPage>
  );
}
