import { crawlerRules } from '@/lib/seo/crawlers';

export default () => crawlerRules();
