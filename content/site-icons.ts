/** A square icon, drawn at build into public/. `margin` is the share of each edge left free. */
export type SiteIcon = {
  path: `/icons/${string}.png`;
  size: number;
  margin: number;
  purpose: 'any' | 'maskable';
};

/** The icons of the manifest; of a maskable one the platform cuts off as much as an outer fifth. */
export const siteIcons: readonly SiteIcon[] = [
  { path: '/icons/192.png', size: 192, margin: 0.1, purpose: 'any' },
  { path: '/icons/512.png', size: 512, margin: 0.1, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, margin: 0.22, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, margin: 0.22, purpose: 'maskable' },
];

/** For an iPhone's home screen. */
export const touchIcon = { path: '/icons/touch.png', size: 180, margin: 0.14 } as const;

/** For whoever asks for /favicon.ico without reading a page; pages name app/icon.svg. */
export const favicon = { path: '/favicon.ico', size: 48, margin: 0.06 } as const;
