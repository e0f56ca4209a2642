import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { siteAddress } from '@/lib/site-address';

/** The names of the programs that train on the web, or answer from it, as their makers publish them. */
export const aiCrawlers = [
  'Amazonbot',
  'Amzn-SearchBot',
  'Amzn-User',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'DuckAssistBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'meta-externalfetcher',
  'meta-webindexer',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
] as const;

/** robots.txt: the API is closed to all. Pages with `noindex` stay open, or nobody would read that they have it. */
export function crawlerRules(choice: typeof site.aiCrawlers = site.aiCrawlers): MetadataRoute.Robots {
  const everyone = { userAgent: '*', allow: '/', disallow: '/api/' };
  const closed = { userAgent: [...aiCrawlers], disallow: '/' };
  return {
    rules: choice === 'open' ? [everyone] : [everyone, closed],
    sitemap: siteAddress('/sitemap.xml'),
  };
}

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
