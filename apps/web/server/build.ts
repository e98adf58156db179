import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { buildFolder } from './buildFolder.ts';
import { compressBuild } from './precompress.ts';

/**
 * Builds the site in a temporary folder and moves it into place once complete. Until then, and when the build fails,
 * the previous build stays untouched.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const fresh = `${root}.dist-new-${process.pid}`;
const former = `${root}.dist-old-${process.pid}`;

process.env.VETKA_BUILD = Date.now().toString(36);

try {
  const builder = await createBuilder({ root, build: { outDir: fresh, emptyOutDir: true } });
  await builder.buildApp();
  await compressBuild(fresh);
  await rename(buildFolder, former).catch(unlessMissing);
  await rename(fresh, buildFolder);
} finally {
  await Promise.all([fresh, former].map((folder) => rm(folder, { recursive: true, force: true })));
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
