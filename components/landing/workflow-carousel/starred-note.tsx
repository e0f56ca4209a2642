import { Glyph } from '@/components/ui/constellation/glyph';

/** A note between two asterisks, which the atlas draws as its own stars. The text keeps them. */
export function StarredNote({ text, className = '' }: { text: string; className?: string }) {
  const star = (
    <>
      <Glyph size={10} metal="plain" />
      <span className="sr-only">*</span>
    </>
  );
  return (
    <p
      className={`flex w-full max-w-none items-center justify-center gap-2 text-note text-muted ${className}`}
    >
      {star}
      {text.replaceAll('*', '')}
      {star}
    </p>
  );
}
