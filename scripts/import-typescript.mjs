// Node cannot run this TypeScript, and a hook that translates each module as it is loaded costs every command half a
// second. So a module and everything it imports from this project are made into one file, each time anew, in a
// twentieth of a second.
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** In the one file, a module still gets the path of its own source from `import.meta`. */
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

/** Packages that have only ES modules are bundled, too: Node 22.12 warns when a CommonJS module requires one. */
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
 * The exports of a TypeScript module of this project. Nothing is written to the disk: the folder may be read-only.
 * @param path relative to the project's folder
 */
export async function importTypeScript(path) {
  const code = await translate(path);
  process.setSourceMapsEnabled(true);
  // This is the only way to run a text as a module in which Node reads its source map, so that a stack names our own
  // lines.
  const filename = join(root, path);
  const module = new Module(filename);
  module.filename = filename;
  module.paths = Module._nodeModulePaths(root);
  module._compile(code, filename);
  return module.exports;
}
