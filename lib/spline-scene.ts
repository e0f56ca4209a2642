import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/content/site';
import { env } from './env';
import type { PolicySources } from './http/response-headers';

/** The 3D scene of the landing page: from the environment at build time, else from the content; else undefined. */
export const sceneUrl = (): string | undefined =>
  env().NEXT_PUBLIC_SPLINE_SCENE_URL ?? site.sceneUrl ?? undefined;

/**
 * What a document needs beyond the strict policy to show a scene: WebAssembly, workers that the runtime writes
 * itself, and the scene's own host. It does not need 'unsafe-eval': where the runtime tries `new Function` and fails,
 * it goes on without.
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

/** Where the runtime's decoders come from: the installed packages, so that nothing is fetched from a CDN. */
const decoderFolders = {
  runtime: 'node_modules/@splinetool/runtime/build',
  draco: 'node_modules/three/examples/jsm/libs/draco',
};

const decoderFiles: Record<string, keyof typeof decoderFolders> = {
  'bevel.wasm': 'runtime',
  'boolean.wasm': 'runtime',
  'hana-ui.wasm': 'runtime',
  'navmesh.wasm': 'runtime',
  'physics.wasm': 'runtime',
  'process.wasm': 'runtime',
  'draco_decoder.wasm': 'draco',
  'draco_wasm_wrapper.js': 'draco',
};

/** The file names that the 3D runtime may request under its `wasmPath`. */
export const decoderNames = Object.keys(decoderFiles);

/** One of these files, as the runtime wants it served; undefined for any other name. */
export async function readDecoder(name: string): Promise<{ body: Buffer; type: string } | undefined> {
  const folder = decoderFiles[name];
  if (!folder) return undefined;
  // The ignore keeps the bundler from tracing the whole folder: the files are read once, at build.
  const body = await readFile(join(/* turbopackIgnore: true */ process.cwd(), decoderFolders[folder], name));
  return { body, type: name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript' };
}
