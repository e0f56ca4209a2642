import type { NextConfig } from 'next';
import { env } from './lib/env';

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  },
];

// Two years, as the preload list asks; only once the site is really served over https.
const httpsOnly = { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' };

// What answers in JSON needs nothing at all. In a value with a colon Next looks for parameters at each request anew.
const closedPolicy = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];

const config: NextConfig = {
  poweredByHeader: false,
  // No page uses an image that would have to be made smaller: without this, anyone could make the server do it.
  images: { unoptimized: true },
  serverExternalPackages: ['postgres'],
  // Above every limit of the middleware, which refuses first: beyond this one Next cuts a body without a word.
  experimental: { proxyClientMaxBodySize: '128kb' },
  // Static pages carry a policy of their own (scripts/policies.ts), and a page rendered in answer to a form that of the
  // middleware. Two would both be enforced: none may be added here by what a request says, or caches would keep it.
  headers: async () => [
    {
      source: '/:path*',
      headers: env().SITE_URL.startsWith('https:') ? [...everywhere, httpsOnly] : everywhere,
    },
    { source: '/api/:path*', headers: closedPolicy },
  ],
  // The open question of an assessment, on a page that is static and needs no JavaScript (decision 0041).
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/contact',
        has: [{ type: 'query', key: 'clarify', value: '(?<type>income|backend)' }],
        destination: '/contact/:type',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
