import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServicePage } from '@/components/sections/service-page';
import { findService } from '@/content/services';
import { serviceSlugs } from '@/content/services/service';

type ServiceRouteProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => serviceSlugs.map((slug) => ({ slug }));

export async function generateMetadata({ params }: ServiceRouteProps): Promise<Metadata> {
  const service = findService((await params).slug);
  return { title: service?.metaTitle, description: service?.metaDescription };
}

export default async function ServiceRoute({ params }: ServiceRouteProps) {
  const service = findService((await params).slug);
  if (!service) notFound();
  return <ServicePage service={service} />;
}
