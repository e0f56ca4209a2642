import type { TestProject } from 'vitest/node';
import { startSite } from '../server/site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where one site without variables is served, to all files that only read what it says. */
    plainSite: string;
  }
}

/** Global setup of Vitest: a start takes a site as long as many questions. Its address is `inject('plainSite')`. */
export default async function servePlainSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('plainSite', site.origin);
  return () => site.stop();
}
