/** Inside this group's own header and main: without it Next would put the whole page for unknown addresses there. */
export { NotFoundMessage as default } from '@/components/errors/not-found-message';
