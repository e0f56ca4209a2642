import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServicePage } from '@/components/services/service-page';
import { findService, serviceBySlug } from '@/content/services';
import { serviceSlugs } from '@/content/services/service';
import { servicePath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

type ServiceRouteProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => serviceSlugs.map((slug) => ({ slug }));

export async function generateMetadata({ params }: ServiceRouteProps): Promise<Metadata> {
  const given = (await params).slug;
  const slug = serviceSlugs.find((candidate) => candidate === given);
  if (!slug) notFound();
  const { metaTitle: title, metaDescription: description } = serviceBySlug[slug];
  return pageMetadata({ title, description, path: servicePath(slug) });
}

export default async function ServiceRoute({ params }: ServiceRouteProps) {
  const service = findService((await params).slug);
  if (!service) notFound();
  return <ServicePage service={service} />;
}
