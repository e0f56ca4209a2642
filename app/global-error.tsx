'use client';

import { WholeFailure } from '@/components/errors/whole-failure';
import './fonts.css';
import './globals.css';

/** Replaces everything when the root layout itself fails. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return <WholeFailure onRetry={retry} />;
}
