import { LazyNotFoundMessage } from '@/components/errors/load-not-found';

/** Inside this group's own header and main part; without this file, Next would put the page for unknown addresses there. */
export default function NotFound() {
  return <LazyNotFoundMessage />;
}
