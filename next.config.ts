import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { sitePaths } from './content/site-paths';
import { endpoints } from './lib/endpoints';
import { env } from './lib/env';
import { strictTransport } from './lib/http/security-headers';
import { lowerCaseRow, redirectRows } from './lib/redirects';

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // The policies say it too; a page that a host serves as a file has its policy where this would not count.
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  },
];

// What answers in JSON needs nothing at all. In a value with a colon Next looks for parameters at each request anew.
const closedPolicy = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];

const config: NextConfig = {
  output: env().SITE_OUTPUT,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: env().TYPES_CHECKED },
  // This machine by its other name: development refuses what its scripts ask for otherwise, and the page stands still.
  allowedDevOrigins: ['127.0.0.1'],
  // No page uses an image that would have to be made smaller: without this, anyone could make the server do it.
  images: { unoptimized: true },
  serverExternalPackages: [
    'postgres',
    'nodemailer',
    // One copy for the server and the pages; those of traces are loaded where traces are wanted.
    'pino',
    'prom-client',
    '@opentelemetry/sdk-trace-node',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
  ],
  turbopack: {
    // All depend on how Next's files stand and name each other (tests/server/page-weight.test.ts says if they no longer
    // do): 15 KB of every page, and 1 KB twice.
    rules: {
      '**/next/dist/{client,lib,server,shared}/**/*.js': {
        condition: { all: ['browser', 'production'] },
        loaders: ['./scripts/next-es-modules.mjs'],
      },
    },
    resolveAlias: {
      '../build/polyfills/polyfill-module': { browser: './lib/browser/no-polyfills.ts' },
      './builtin/global-error': { browser: './components/errors/whole-failure.tsx' },
      '../components/builtin/global-error': { browser: './components/errors/whole-failure.tsx' },
      'next/dist/compiled/process': { browser: './lib/browser/no-polyfills.ts' },
    },
  },
  experimental: {
    // Above every limit of the middleware, which refuses first: beyond this one Next cuts a body without a word.
    proxyClientMaxBodySize: '128kb',
    // What every page shares is 50 KB before it is made smaller, and would be sent in two chunks: 500 bytes more.
    turbopackChunking: { minChunkSize: 60_000 },
    // Leaves out what nobody uses of React: 1.4 KB of every page.
    turbopackCjsTreeShaking: true,
  },
  // Static pages carry a policy of their own (scripts/policies.ts), and a page rendered in answer to a form that of the
  // middleware. Two would both be enforced: none may be added here by what a request says, or caches would keep it.
  headers: async () => [
    {
      source: '/:path*',
      headers: [...everywhere, ...strictTransport(env())],
    },
    { source: '/api/:path*', headers: closedPolicy },
    { source: endpoints.metrics, headers: closedPolicy },
  ],
  redirects: async () => redirectRows(),
  // Markdown at a page's own address, and the open question of an assessment, on a page that is static and needs no JavaScript (decision 0041).
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/contact',
        has: [{ type: 'query', key: 'clarify', value: '(?<type>income|backend)' }],
        destination: '/contact/:type',
      },
      { source: '/:page(.+).md', destination: '/markdown/:page' },
    ],
    afterFiles: [],
    fallback: [lowerCaseRow(sitePaths)],
  }),
};

/** @throws at a build that is not ours: its pages would have no policy */
export default function configOf(phase: string): NextConfig {
  const makesTypesAlone = process.argv.includes('typegen');
  if (phase === PHASE_PRODUCTION_BUILD && !makesTypesAlone && !env().BUILT_BY) {
    throw new Error(
      'Build with "npm run build": "next build" alone makes pages without their security policies.',
    );
  }
  return config;
}
