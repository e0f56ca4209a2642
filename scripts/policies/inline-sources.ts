import { createHash } from 'node:crypto';
import type { PolicySources } from '@/lib/http/content-security-policy';

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const fromFile = /\ssrc=/i;
// A block of data (JSON-LD) is not a script: browsers neither run it nor hold it against the policy.
const data = /\stype="application\/(ld\+)?json"/i;

/** The hashes of a page's inline `<script>` and `<style>` elements, as policy sources. */
export function inlineSources(html: string): PolicySources {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(element)) {
    if (fromFile.test(attributes) || data.test(attributes)) continue;
    hashes[tag.toLowerCase() === 'style' ? 'style' : 'script'].add(hash(content));
  }
  return { 'script-src': [...hashes.script], 'style-src': [...hashes.style] };
}

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
