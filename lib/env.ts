import { z } from 'zod';
import { DatabaseAddressError, readDatabaseAddress } from './database-address';

function usableAddress(text: string, context: z.RefinementCtx): string {
  try {
    return readDatabaseAddress(text).url;
  } catch (error) {
    if (!(error instanceof DatabaseAddressError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}

/**
 * The environment, the only reader of `process.env` in the product. Parsed on first use, not on import, so that the
 * static pages build with none of it. `.env.example` documents each variable; keep the two in step.
 */
const environmentSchema = z.object({
  DATABASE_URL: z.string().transform(usableAddress).optional(),
  DATABASE_POOL_SIZE: z.coerce.number({ error: 'must be a number' }).int().min(1).max(100).default(10),
  // Decimal digits alone: Node takes "0x50" for 80, and a space for "any free port".
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number')
    .transform(Number)
    .pipe(z.int().max(65535, 'must be at most 65535'))
    .default(3000),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .default('http://localhost:3000'),
  NEXT_PUBLIC_SPLINE_SCENE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .optional(),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SITE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  GEOLOCATION_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .refine((url) => url.includes('{ip}'), 'must say where the address goes, with {ip}')
    .optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number({ error: 'must be a number' }).int().min(0).max(10).default(0),
});

export type Environment = z.infer<typeof environmentSchema>;

/** A variable that cannot be used. The message names it, never its value: a database address carries a password. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws {EnvironmentError} naming the first variable that is wrong and what it must be */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  // An empty variable is an unset one: `DATABASE_URL= npm start` means "none".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvironmentError(`${issue?.path.join('.')}: ${issue?.message}`);
}

let parsed: Environment | undefined;

/** The parsed environment of this process. */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
