/** The headers of a request, wherever they come from: a `Request`, or `headers()` in a server action. */
export type HeaderReader = Pick<Headers, 'get'>;
