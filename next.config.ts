import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { assessmentTypes } from './content/assessments/questions';
import { sitePaths } from './content/site-paths';
import { endpoints } from './lib/endpoints';
import { env } from './lib/env';
import { strictTransport } from './lib/http/response-headers';
import { lowerCaseRow, redirectRows } from './lib/redirects';

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // The policies say so too, but where a host serves a page as a file, its policy is in the page, where this would not
  // count.
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  },
];

// JSON answers need nothing at all. In a header with a colon, Next would look for parameters at each request.
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
  // Another name of this machine: otherwise development refuses what scripts request under it, and the page never
  // starts.
  allowedDevOrigins: ['127.0.0.1'],
  // No page has an image that needs to be made smaller; without this line, anybody could make the server do it.
  images: { unoptimized: true },
  serverExternalPackages: [
    'postgres',
    'nodemailer',
    // Shared by the server and the pages as one copy; the packages for traces are loaded only where traces are wanted.
    'pino',
    'prom-client',
    '@opentelemetry/sdk-trace-node',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
  ],
  turbopack: {
    // All of these depend on where Next's files are and how they name each other; tests/server/page-weight.test.ts
    // notices when that changes. They save 15 KB on every page, 1 KB twice and 400 bytes.
    rules: {
      '**/next/dist/{client,lib,server,shared}/**/*.js': {
        condition: { all: ['browser', 'production'] },
        loaders: ['./scripts/next-es-modules.mjs'],
      },
    },
    resolveAlias: {
      '../../shared/lib/router/utils/format-url': { browser: './lib/browser/link-address.ts' },
      '../build/polyfills/polyfill-module': { browser: './lib/browser/no-polyfills.ts' },
      './builtin/global-error': { browser: './components/errors/whole-failure.tsx' },
      '../components/builtin/global-error': { browser: './components/errors/whole-failure.tsx' },
      'next/dist/compiled/process': { browser: './lib/browser/no-polyfills.ts' },
    },
  },
  experimental: {
    // Above every limit of the middleware, which refuses first: beyond this size Next silently cuts a body off.
    proxyClientMaxBodySize: '128kb',
    // What every page shares is 50 KB before compression, and would be sent as two chunks: 500 bytes more.
    turbopackChunking: { minChunkSize: 60_000 },
    // Leaves out the parts of React that nobody uses: 1.4 KB on every page.
    turbopackCjsTreeShaking: true,
  },
  // Static pages carry a policy of their own (scripts/policies.ts), and a page rendered in answer to a form has that
  // of the middleware. Two policies would both be enforced, so none is added here; and none may depend on the request,
  // because caches would keep it.
  headers: async () => [
    {
      source: '/:path*',
      headers: [...everywhere, ...strictTransport(env())],
    },
    { source: '/api/:path*', headers: closedPolicy },
    { source: endpoints.metrics, headers: closedPolicy },
  ],
  redirects: async () => redirectRows(),
  // Markdown at a page's own address, and an assessment's open question on a static page without JavaScript (decision
  // 0041).
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/contact',
        has: [{ type: 'query', key: 'clarify', value: `(?<type>${assessmentTypes.join('|')})` }],
        destination: '/contact/:type',
      },
      { source: '/:page(.+).md', destination: '/markdown/:page' },
      // Where Next keeps its pages for failures nobody finds one; those that fail are not led here.
      { source: '/:status(404|500|_global-error)', destination: '/_not-found' },
    ],
    afterFiles: [],
    fallback: [lowerCaseRow(sitePaths)],
  }),
};

/** @throws in a build that is not ours, because its pages would have no policy */
export default function configOf(phase: string): NextConfig {
  const makesTypesAlone = process.argv.includes('typegen');
  if (phase === PHASE_PRODUCTION_BUILD && !makesTypesAlone && !env().BUILT_BY) {
    throw new Error(
      'Build with "npm run build": "next build" alone makes pages without their security policies.',
    );
  }
  // The link to the newest build leads elsewhere after each build, which would take the files away from it.
  return phase === PHASE_DEVELOPMENT_SERVER ? { ...config, distDir: '.next-dev' } : config;
}
