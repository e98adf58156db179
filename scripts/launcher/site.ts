import { rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.ts';
import { fingerprint, readMark } from './fingerprint.ts';
import { inRepository, repositoryRoot } from './repository.ts';

const mark = inRepository('apps/web/dist/.vetka-build');

/** Everything that ends up in the built site. */
const inputs = ['apps/web', 'packages', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** Made by tools, or read by tests and stories only. */
const ignored =
  /(^|\/)(node_modules|dist|coverage|storybook-static|\.\w[^/]*)$|\.gen\.ts$|\.(test|stories)\.tsx?$|\.mdx?$/;

/** Whether a change of this file asks for a new build of the site. */
export const isSiteInput = (path: string): boolean => !ignored.test(path);

/** Builds the web application, unless nothing that goes into it has changed since the last build. */
export async function buildSite(signal?: AbortSignal): Promise<string | void> {
  const wanted = fingerprint(repositoryRoot, inputs, process.version, isSiteInput);
  if (readMark(mark) === wanted) return 'nothing changed';
  // A build that fails half-way must not pass for the one before.
  rmSync(mark, { force: true });
  await runCommand('pnpm', ['--filter', '@vetka/web', 'build'], {
    log: 'build',
    env: { NODE_ENV: 'production' },
    ...(signal && { signal }),
  });
  writeFileSync(mark, wanted);
}
