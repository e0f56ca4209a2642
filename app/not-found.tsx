import type { Metadata } from 'next';
import { LazyNotFoundPage } from '@/components/errors/load-not-found';
import { notFoundPage } from '@/content/errors/not-found';

export const metadata: Metadata = {
  title: notFoundPage.metaTitle,
  description: notFoundPage.metaDescription,
};

export default function NotFound() {
  return <LazyNotFoundPage />;
}
