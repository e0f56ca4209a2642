// Next loads this at a build for a host with an adapter of its own, and for a standalone server: between the build and
// the host it gives each page its policy, which a host takes from the headers it is handed.
import { pathToFileURL } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';

const path = process.env.HOST_ADAPTER_PATH;
const loaded = path ? await import(pathToFileURL(path).href) : {};
// The host's own, of either kind of module.
const host = loaded.default?.default ?? loaded.default ?? loaded;

const adapter = {
  name: host.name ?? 'site',
  modifyConfig: async (config, context) => (await host.modifyConfig?.(config, context)) ?? config,
  async onBuildComplete(build) {
    const { giveOutputsPolicies } = await importTypeScript('scripts/policies.ts');
    await giveOutputsPolicies(build.distDir, build.outputs);
    await host.onBuildComplete?.(build);
  },
};

export default adapter;
