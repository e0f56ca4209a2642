import type { ReactNode } from 'react';
import type { WorkflowSlug } from '@/content/workflows/workflow';

/** One slide, its card already rendered on the server. */
export type WorkflowSlide = { slug: WorkflowSlug; name: string; card: ReactNode };
