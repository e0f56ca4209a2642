import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the runtime's decoders come from: the packages themselves, so that nothing is fetched from a CDN. */
const folders = {
  runtime: 'node_modules/@splinetool/runtime/build',
  draco: 'node_modules/three/examples/jsm/libs/draco',
};

const files: Record<string, keyof typeof folders> = {
  'bevel.wasm': 'runtime',
  'boolean.wasm': 'runtime',
  'hana-ui.wasm': 'runtime',
  'navmesh.wasm': 'runtime',
  'physics.wasm': 'runtime',
  'process.wasm': 'runtime',
  'draco_decoder.wasm': 'draco',
  'draco_wasm_wrapper.js': 'draco',
};

/** The names the 3D runtime may ask for under its `wasmPath`. */
export const decoderNames = Object.keys(files);

/** One of them, as the runtime wants it served. Undefined for any other name. */
export async function readDecoder(name: string): Promise<{ body: Buffer; type: string } | undefined> {
  const folder = files[name];
  if (!folder) return undefined;
  // The ignore keeps the bundler from tracing the whole folder: the files are read once, at build.
  const body = await readFile(join(/* turbopackIgnore: true */ process.cwd(), folders[folder], name));
  return { body, type: name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript' };
}
