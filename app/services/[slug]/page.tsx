import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/layout/structured-data';
import { ServicePage } from '@/components/services/service-page';
import { findServicePage } from '@/content/services';
import { servicePageSlugs } from '@/content/services/service';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

type ServiceRouteProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => servicePageSlugs.map((slug) => ({ slug }));

const serviceOf = async ({ params }: ServiceRouteProps) => findServicePage((await params).slug) ?? notFound();

export async function generateMetadata(props: ServiceRouteProps): Promise<Metadata> {
  return pageMetadata((await serviceOf(props)).path);
}

export default async function ServiceRoute(props: ServiceRouteProps) {
  const service = await serviceOf(props);
  return (
    <>
      <ServicePage service={service} />
      <StructuredData graph={structuredData(service.path)} />
    </>
  );
}
