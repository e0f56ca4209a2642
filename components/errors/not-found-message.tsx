import { InnerPage } from '@/components/layout/inner-page';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { notFoundPage } from '@/content/errors/not-found';
import { paths } from '@/lib/paths';
import { ErrorPage } from './error-page';
import { MissingStar } from './missing-star';

/** What stands where there is no page, with two ways on. */
export function NotFoundMessage() {
  return (
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
  );
}

/** The whole page of an address that is none. */
export function NotFoundPage() {
  return (
    <InnerPage>
      <NotFoundMessage />
    </InnerPage>
  );
}
