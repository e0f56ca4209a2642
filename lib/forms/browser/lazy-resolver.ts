import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type LazyResolver<Draft extends FieldValues, Parsed> = {
  resolver: Resolver<Draft, unknown, Parsed>;
  /** Fetches the schema; for the first touch of the form. */
  prefetch(): void;
};

/**
 * Checks a form with the schema the server uses, fetched at the first touch, so that no page pays for Zod up front.
 * Where its chunk is gone (a deploy since the page was opened), the form goes on unchecked: the server checks it anyway.
 */
export function lazyResolver<Draft extends FieldValues, Parsed>(
  loadSchema: () => Promise<z.ZodType<Parsed>>,
): LazyResolver<Draft, Parsed> {
  async function load(): Promise<Resolver<Draft, unknown, Parsed>> {
    const [{ schemaResolver }, schema] = await Promise.all([import('./schema-resolver'), loadSchema()]);
    return schemaResolver(schema);
  }
  const pass: Resolver<Draft, unknown, Parsed> = (values) => ({
    values: values as unknown as Parsed,
    errors: {},
  });
  return {
    resolver: async (...form) => (await load().catch(() => pass))(...form),
    prefetch: () => void load().catch(() => undefined),
  };
}
