import { spawnSync } from 'node:child_process';
import { inRepository } from '../scripts/launcher/repository.ts';

/**
 * `pnpm bench [--vendure <folder>]`: every table of docs/performance.md, one after another. Takes about twenty minutes on two
 * quiet cores.
 */
const peer = process.argv.slice(2);
const runs = [
  ['start.ts', ...peer],
  ['api.ts', '--products', '2000', ...peer],
  ['api.ts', '--products', '100000', '--only', 'list,product,search', ...peer],
];

for (const [program = '', ...args] of runs) {
  console.log(`\n$ node bench/${program} ${args.join(' ')}\n`);
  const { status } = spawnSync(process.execPath, [inRepository('bench', program), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
