'use client';

import { useSearchParams } from 'next/navigation';
import { demoVisit } from '@/lib/demo/browser/demo-visit';
import { BackLink } from '../layout/back-link';

const noNames: ReadonlyMap<string, string> = new Map();

/** The bar's Back: without history it leads to the page the demo was asked for on (decision 32). */
export function DemoBack() {
  return <BackLink fallback={demoVisit(useSearchParams(), noNames).from} />;
}
