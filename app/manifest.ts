import type { MetadataRoute } from 'next';
import { brandColors, siteIcons } from '@/content/brand';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

/** What a phone needs to keep the site on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.blurb,
    start_url: paths.home,
    display: 'browser',
    background_color: brandColors.dark.ground,
    theme_color: brandColors.dark.ground,
    icons: siteIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
