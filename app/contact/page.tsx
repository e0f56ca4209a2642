import type { Metadata } from 'next';
import { Consultation } from '@/components/contact/consultation';
import { InnerPage } from '@/components/layout/inner-page';
import { contact } from '@/content/contact';

export const metadata: Metadata = { title: contact.metaTitle, description: contact.metaDescription };

export default function ContactPage() {
  return (
    <InnerPage>
      <Consultation />
    </InnerPage>
  );
}
