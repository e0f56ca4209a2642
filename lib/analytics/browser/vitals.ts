import { nextTask } from './next-task';
import { record, type WebsiteDraft } from './record';

/** How the document loaded and answers; told of the page it was opened on, though the visitor may be elsewhere. */
export async function noteVitals(opened: Pick<WebsiteDraft, 'page' | 'title'>) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    await nextTask();
    on(({ name, value, rating }) => record({ type: 'web_vital', vital: name, value, rating, ...opened }));
  }
}
