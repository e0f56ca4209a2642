// Next loads this during a build for a host with an adapter of its own, and for a standalone server. After the build,
// and before the host's own adapter, it puts our page for failures in the place of Next's, and adds each page's policy to
// the headers from which a host takes it.
import { pathToFileURL } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';

const path = process.env.HOST_ADAPTER_PATH;
const loaded = path ? await import(pathToFileURL(path).href) : {};
// The host's own adapter, whether it is an ES module or a CommonJS one.
const host = loaded.default?.default ?? loaded.default ?? loaded;

const adapter = {
  name: host.name ?? 'site',
  modifyConfig: async (config, context) => (await host.modifyConfig?.(config, context)) ?? config,
  async onBuildComplete(build) {
    const { writeFailurePage } = await importTypeScript('scripts/failure-page.tsx');
    await writeFailurePage(build.distDir);
    const { giveOutputsPolicies } = await importTypeScript('scripts/policies.ts');
    await giveOutputsPolicies(build.distDir, build.outputs);
    await host.onBuildComplete?.(build);
  },
};

export default adapter;
