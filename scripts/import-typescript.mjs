// Node reads no TypeScript, and a hook that translates each module on its way in costs every command half a second:
// one file is made of a module and all it imports of this project, anew each time, in a twentieth of one.
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a module asks about the place where it stands is answered as if it were read there. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.')) return;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Packages of ES modules alone are put in too: Node 22.12 warns where another kind of module asks for one. */
const newerPackages = {
  name: 'newer-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^(uuid|internmap|d3-[a-z-]+)$/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
    }));
  },
};

async function translate(path) {
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [path],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      plugins: [ownPlaces, newerPackages],
      sourcemap: 'inline',
      sourcesContent: false,
      outfile: `${path}.js`,
      write: false,
      logLevel: 'silent',
    });
    return outputFiles[0].text;
  } finally {
    await stop();
  }
}

/**
 * The exports of a TypeScript module of this project. Nothing is written for it: the folder may be read-only.
 * @param path from the project's folder
 */
export async function importTypeScript(path) {
  const code = await translate(path);
  process.setSourceMapsEnabled(true);
  // Of the ways to run a text as a module this one alone reads its source map, so that a stack names our own lines.
  const filename = join(root, path);
  const module = new Module(filename);
  module.filename = filename;
  module.paths = Module._nodeModulePaths(root);
  module._compile(code, filename);
  return module.exports;
}
