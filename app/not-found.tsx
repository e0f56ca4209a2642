import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/errors/not-found-message';
import { InnerPage } from '@/components/layout/inner-page';
import { notFoundPage } from '@/content/not-found';

export const metadata: Metadata = {
  title: notFoundPage.metaTitle,
  description: notFoundPage.metaDescription,
};

export default function NotFound() {
  return (
    <InnerPage>
      <NotFoundMessage />
    </InnerPage>
  );
}
