import { LandingPage } from '@/components/landing/landing-page';
import { landing } from '@/content/landing';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';
import { sceneUrl } from '@/lib/spline-scene';

export const metadata = pageMetadata({
  title: site.name,
  description: landing.metaDescription,
  path: paths.home,
});

export default function HomePage() {
  return <LandingPage sceneUrl={sceneUrl()} />;
}
