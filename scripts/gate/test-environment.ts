import { readFileSync } from 'node:fs';

/** Every variable of the site: `.env.example` lists them all. */
const siteVariables = () =>
  [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);

/**
 * The caller's environment without what configures the site. Its variables are emptied rather than removed, so that a
 * developer's `.env` does not fill them in again. `CI` keeps the runners from writing a missing snapshot themselves.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('NEXT_PUBLIC_'));
  const emptied = siteVariables().map((name) => [name, '']);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(emptied), CI: 'true', NODE_ENV: 'test' };
}
