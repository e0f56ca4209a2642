import type { Metadata } from 'next';
import { InnerPage } from '@/components/layout/inner-page';
import { LostPage } from '@/components/layout/lost/lost-page';
import { MissingStar } from '@/components/layout/lost/missing-star';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { notFoundPage } from '@/content/errors';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  title: notFoundPage.metaTitle,
  description: notFoundPage.metaDescription,
};

export default function NotFound() {
  return (
    <InnerPage>
      <LostPage
        title={notFoundPage.title}
        lead={notFoundPage.lead}
        figure={<MissingStar />}
        actions={
          <>
            <ButtonLink href={paths.home}>{notFoundPage.home}</ButtonLink>
            <GoLink href={paths.services}>{notFoundPage.services}</GoLink>
          </>
        }
      />
    </InnerPage>
  );
}
