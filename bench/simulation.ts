import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * The simulation of money at full length, over its own PostgreSQL.
 * pnpm bench:simulation [--seeds 10000] [--from 1]   many runs, until one fails
 * [--progress <file>]           continues an interrupted run with this file
 * pnpm bench:simulation --seed 4711                   one run again: its plan shrunk, and its schedule
 * pnpm bench:simulation --table [--only=payouts] [--only=<part of a name>]   after how many seeds each planted bug is found
 * `--payouts`: every run pays its shops.
 */
const args = process.argv.slice(2);
const file = args.includes('--table') ? 'table.ts' : 'long.ts';
const main = fileURLToPath(new URL(`../apps/api/test/simulation/${file}`, import.meta.url));
const rest = args.filter((arg) => arg !== '--table');
const child = spawn(process.execPath, ['--conditions=@vetka/source', main, ...rest], { stdio: 'inherit' });
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
