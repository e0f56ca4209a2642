/** The landing page's other address (decision 3). */
export { default, metadata } from '@/app/page';
