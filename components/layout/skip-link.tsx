/** First stop of the keyboard: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-(--gutter) z-20 bg-gold-fill px-4 py-3 font-label text-on-gold focus:top-2"
    >
      Skip to content
    </a>
  );
}
