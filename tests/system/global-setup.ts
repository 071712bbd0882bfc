import type { TestProject } from 'vitest/node';
import { discard, emptyFolder, launch, ready, stop } from './site-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site was started once, for others to begin from. */
    startedFolder: string;
  }
}

/** Makes the database and the demo once for all tests, each of which starts from a copy. */
export default async function setup(project: TestProject) {
  const folder = await emptyFolder();
  const site = await launch({ dataDir: folder });
  await ready(site);
  await stop(site);
  project.provide('startedFolder', folder);
  return () => discard(folder);
}
