import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Report } from './simulate.ts';

const main = fileURLToPath(new URL('run.ts', import.meta.url));

/** Runs the simulation in a separate process: it has its own time, and may have a planted bug. */
export async function simulate(options: readonly string[], stderr: 'ignore' | 'inherit' = 'inherit'): Promise<Report> {
  const child = spawn(process.execPath, ['--conditions=@vetka/source', main, ...options], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', stderr],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (printed === '') throw new Error('The simulation ended without a report.');
  return JSON.parse(printed) as Report;
}

/** A failure, formatted for a person. */
export function describeFailure({ failure }: Report): string {
  if (!failure) return '';
  const { seed, plan, schedule, error, shrinks } = failure;
  return [
    `Seed ${seed}: ${error}`,
    `The plan, made smaller ${shrinks} times: ${JSON.stringify(plan, null, 1)}`,
    'The schedule:',
    ...schedule.map((step) => `  ${step}`),
    `To repeat it: pnpm bench:simulation --seed ${seed}${plan.payouts ? ' --payouts' : ''}`,
  ].join('\n');
}
