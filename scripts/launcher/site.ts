import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './command.ts';
import { fingerprint, readMark } from './fingerprint.ts';
import { inRepository, repositoryRoot } from './repository.ts';

/** The built site. `VETKA_WEB_DIST` is relative to the application, as in `apps/web/server/buildFolder.ts`. */
export const siteFolder = resolve(inRepository('apps/web'), process.env.VETKA_WEB_DIST ?? 'dist');
const mark = join(siteFolder, '.vetka-build');

/** The bundled server of the built site. */
export const siteProgram = join(siteFolder, 'program/main.js');

/** Inputs of the built site. */
const inputs = [
  'apps/web',
  'packages',
  'scripts/build-web-server.ts',
  'scripts/bundles',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/** Generated files, and files used only by tests and stories. */
const ignored =
  /(^|\/)(node_modules|dist|coverage|storybook-static|\.\w[^/]*)$|\.gen\.ts$|\.(test|stories|docs)\.tsx?$|\.mdx?$/;

/** Whether a change of this file requires a rebuild of the site. */
export const isSiteInput = (path: string): boolean => !ignored.test(path);

/** Builds the web application, unless none of its inputs has changed since the last build. */
export async function buildSite(signal?: AbortSignal): Promise<string | void> {
  const wanted = fingerprint(repositoryRoot, inputs, process.version, isSiteInput);
  if (readMark(mark) === wanted) return 'nothing changed';
  const options = { log: 'build', env: { NODE_ENV: 'production' }, ...(signal && { signal }) };
  await runCommand('pnpm', ['--filter', '@vetka/web', 'build'], options);
  await runCommand(process.execPath, [inRepository('scripts/build-web-server.ts')], options);
  writeFileSync(mark, wanted);
}
