import { rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.ts';
import { fingerprint, readMark } from './fingerprint.ts';
import { inRepository, repositoryRoot } from './repository.ts';

const mark = inRepository('apps/demo/dist/.vetka-build');

/** Inputs of the bundles. */
export const inputs = [
  'apps/api',
  'apps/demo',
  'packages/domain',
  'packages/api-client',
  'packages/tracing',
  'scripts/build-api.ts',
  'scripts/bundles',
  'pnpm-lock.yaml',
];

/** Generated files, and files used only by tests. */
const ignored = /(^|\/)(node_modules|dist|coverage|test|\.\w[^/]*)$|\.test\.ts$|\.(md|json)$/;

/** Whether a change of this file requires a new bundle. */
export const isApiInput = (path: string): boolean => !ignored.test(path) || path.endsWith('/package.json');

const wanted = (): string => fingerprint(repositoryRoot, inputs, process.version, isApiInput);

/** Whether the bundle contains the current source. */
export const isApiBuilt = (): boolean => readMark(mark) === wanted();

/** Bundles the API with the demo shop, unless none of the inputs has changed since the last time. */
export async function buildApi(signal?: AbortSignal): Promise<string | void> {
  const before = wanted();
  if (readMark(mark) === before) return 'nothing changed';
  // A build that fails or is stopped leaves neither the old bundles nor their mark.
  rmSync(mark, { force: true });
  const script = inRepository('scripts/build-api.ts');
  await runCommand(process.execPath, [script, 'demo'], { log: 'build-api', ...(signal && { signal }) });
  writeFileSync(mark, before);
}
