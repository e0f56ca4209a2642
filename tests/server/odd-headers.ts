/** What a client may add to a request for a page, of which no cache is told: it must change nothing. */
export const oddHeaders: [what: string, headers: Record<string, string>][] = [
  ['the type of a form', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['the type of an older form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['the name of an action', { 'next-action': '40'.padEnd(42, '0') }],
  ['an action with its form', { 'next-action': 'x', 'content-type': 'multipart/form-data; boundary=x' }],
  ['a type that only scripts ask for', { accept: 'text/x-component' }],
  ['a range', { range: 'bytes=0-9' }],
  ['a prefetch', { purpose: 'prefetch', 'sec-purpose': 'prefetch', 'x-middleware-prefetch': '1' }],
  ['a search engine', { 'user-agent': 'Googlebot/2.1' }],
  ['a preview', { cookie: '__prerender_bypass=x; __next_preview_data=x' }],
  ['a revalidation', { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' }],
  ['data of a page', { 'x-nextjs-data': '1' }],
  [
    'a page of another address',
    { 'x-matched-path': '/about', 'x-invoke-path': '/about', 'x-rewrite-url': '/about' },
  ],
  ['another method', { 'x-http-method-override': 'POST', 'x-method-override': 'POST' }],
  ['a hop of its own', { 'x-middleware-subrequest': 'middleware', 'x-middleware-next': '1' }],
  ['another host', { 'x-forwarded-host': 'other.example', forwarded: 'host=other.example' }],
  ['the privacy signal', { 'sec-gpc': '1' }],
  [
    'a state of the router',
    { 'next-router-state-tree': '%5B%5D', 'next-url': '/about', 'next-hmr-refresh': '1' },
  ],
  ['an upgrade', { connection: 'upgrade', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }],
];
