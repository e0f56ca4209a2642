/** Leads to the site's navigation at the foot of the page, which is there without JavaScript too. */
export function MenuLink() {
  return (
    <a
      href="#site-navigation"
      className="inline-flex min-h-11 min-w-11 items-center justify-end gap-3 text-small no-underline hover:underline"
    >
      <span className="max-[25rem]:sr-only">Menu</span>
      <span className="h-[7px] w-5.5 border-y border-current" />
    </a>
  );
}
