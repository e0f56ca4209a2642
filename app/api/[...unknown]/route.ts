import { problemResponse } from '@/lib/http/problem';

/** For an address under /api/ at which nothing stands: said as every route there says what is wrong, not as a page. */
const refuse = () => problemResponse({ status: 404, message: 'Nothing stands at this address.' });

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
