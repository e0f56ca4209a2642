import { leadStarPath } from '@/components/ui/star-chart/geometry';
import { brandColors } from '@/content/brand-colors';

const { ground, link, star, 'gold-mark': gold } = brandColors.dark;

/** The mark of app/icon.svg by night: two stars lead to a third. Its colors are written out, since no stylesheet reaches a picture. */
export function SiteMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path stroke={link} strokeWidth="1.6" strokeLinecap="round" d="M6.5 25.5l5.6-5.2M15.8 17.2l4-3.4" />
      <circle fill={star} cx="5" cy="27" r="2.2" />
      <circle fill={star} cx="14" cy="18.7" r="2.6" />
      <path fill={gold} d={leadStarPath(22.6, 9.6, 7.6, 0.38)} />
    </svg>
  );
}

/** The mark on the ground of the site, as an icon. `margin` is the share of the edge left free on each side. */
export function SiteIconPicture({ size, margin }: { size: number; margin: number }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        backgroundColor: ground,
      }}
    >
      <SiteMark size={Math.round(size * (1 - 2 * margin))} />
    </div>
  );
}
