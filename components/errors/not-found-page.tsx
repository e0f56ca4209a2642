import { InnerPage } from '@/components/layout/inner-page';
import { NotFoundMessage } from './not-found-message';

/** The whole page of an address that is none. */
export default function NotFoundPage() {
  return (
    <InnerPage>
      <NotFoundMessage />
    </InnerPage>
  );
}
