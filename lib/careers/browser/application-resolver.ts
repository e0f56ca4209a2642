import '@/lib/forms/browser/no-generated-code';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { applicationSchema } from '@/lib/careers/application-schema';

/** The form holds plain text; only the schema knows which of it is an answer. */
export const schemaResolver = <Draft extends FieldValues, Parsed>(
  schema: z.ZodType<Parsed>,
): Resolver<Draft, unknown, Parsed> =>
  zodResolver(z.transform((draft: Draft): unknown => draft).pipe(schema));

export const resolver = schemaResolver<ApplicationDraft, ApplicationDraft>(applicationSchema);
