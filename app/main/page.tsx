/** The landing page's other address; served, not redirected (decision 0003). */
export { default, metadata } from '@/app/page';
