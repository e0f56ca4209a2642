import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { applicationSchema } from '@/lib/careers/application-schema';

// The form holds plain text; only the schema knows which of it is an answer.
const draftSchema = z.transform((draft: ApplicationDraft): unknown => draft).pipe(applicationSchema);

export const applicationResolver = zodResolver(draftSchema);
