/** The landing page's other address, served and not redirected (decision 0003). */
export { default, metadata } from '@/app/page';
