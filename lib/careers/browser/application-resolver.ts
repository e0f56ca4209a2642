import '@/lib/forms/browser/no-generated-code';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { applicationSchema } from '@/lib/careers/application-schema';
import { schemaResolver } from '@/lib/forms/browser/schema-resolver';

export const resolver = schemaResolver<ApplicationDraft, ApplicationDraft>(applicationSchema);
