import type { ReactNode } from 'react';
import type { ServiceSlug } from '@/content/services/service';

/** One slide, its card already rendered on the server. */
export type ServiceSlide = { slug: ServiceSlug; name: string; card: ReactNode };

export type ServiceSlides = { title: string; lead: string; slides: readonly ServiceSlide[] };
