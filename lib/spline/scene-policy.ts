import type { PolicySources } from '@/lib/http/content-security-policy';

/**
 * What the landing page needs beyond the strict policy to show a scene: WebAssembly, workers the runtime writes itself
 * and the scene's own host. Not 'unsafe-eval': where the runtime tries `new Function`, it goes on without.
 */
export function scenePolicy(sceneUrl: string): PolicySources {
  const host = new URL(sceneUrl).origin;
  return {
    'script-src': ["'wasm-unsafe-eval'"],
    'worker-src': ['blob:'],
    'connect-src': [host, 'blob:', 'data:'],
    'img-src': [host, 'blob:'],
  };
}
