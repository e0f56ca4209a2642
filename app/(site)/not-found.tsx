import { LazyNotFoundMessage } from '@/components/errors/load-not-found';

/** Inside this group's own header and main: without it Next would put the whole page for unknown addresses there. */
export default function NotFound() {
  return <LazyNotFoundMessage />;
}
