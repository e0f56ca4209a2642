import { useEffect, useRef } from 'react';

/**
 * Moves focus to the error summary once for each failed press. The summary appears a moment after the press, with
 * its problems; problems that come and go while the visitor edits leave the focus alone.
 */
export function useFocusOnFailure(failures: number, problems: number) {
  const summary = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  useEffect(() => {
    if (problems === 0 || failures === focusedFor.current || !summary.current) return;
    focusedFor.current = failures;
    summary.current.focus();
  }, [failures, problems]);
  return summary;
}
