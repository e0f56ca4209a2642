type MoveAnnouncementProps = { name: string | undefined; index: number; count: number; byVisitor: boolean };

/** Says where a visitor's own move has led. What moves by itself stays silent. */
export function MoveAnnouncement({ name, index, count, byVisitor }: MoveAnnouncementProps) {
  return (
    <p className="sr-only" aria-live="polite">
      {byVisitor ? `${name}, ${index + 1} of ${count}` : ''}
    </p>
  );
}
