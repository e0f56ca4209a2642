import { site } from '@/content/site';
import { siteAddress } from '@/lib/site-address';

/** The text of security.txt (RFC 9116), or `null` where the operator has named no contact. */
export function securityText(security: typeof site.security = site.security): string | null {
  if (!security) return null;
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteAddress('/.well-known/security.txt')}`,
  ];
  return `${lines.join('\n')}\n`;
}
