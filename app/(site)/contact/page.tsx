import type { Metadata } from 'next';
import { Consultation } from '@/components/contact/consultation';
import { contact } from '@/content/contact';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: contact.metaTitle,
  description: contact.metaDescription,
  path: paths.contact,
});

export default function ContactPage() {
  return <Consultation />;
}
