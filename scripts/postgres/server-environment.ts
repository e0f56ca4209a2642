/** The only variables the server's programs get: nothing of the caller's leaks into them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot } = process.env;
  return { NODE_ENV, PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot }) };
}
