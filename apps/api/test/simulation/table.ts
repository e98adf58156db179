import { parseArgs } from 'node:util';
import { payoutPlants } from './plants.payouts.ts';
import { plants } from './plants.ts';
import { simulate } from './processes.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** PostgreSQL's message explains more than the failed statement. */
const causeOf = (error: string): string => (error.split('\nCaused by: ').at(-1) ?? '').replace(/^error: /i, '');

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } }, strict: false });
const only = (values.only ?? []) as string[];
const asked = process.argv.slice(2).filter((each) => !each.startsWith('--only'));

/**
 * Plants every bug of the table in turn, and prints after how many seeds each is found, as a table of Markdown.
 * node table.ts [--seeds 300] [--for <seconds>] [--only=payouts] [--only=<part of a name> …] [--database <address>]
 */
const isChosen = (name: string): boolean => only.length === 0 || only.some((part) => name.includes(part));
const names = only.includes('payouts') ? Object.keys(payoutPlants) : Object.keys(plants).filter(isChosen);
print('| bug | seeds | found by |\n| --- | ---: | --- |');
let missed = 0;
for (const name of names) {
  const options = ['--plant', name, '--seeds', '300', ...(name in payoutPlants ? ['--payouts'] : []), ...asked];
  const { failure, seeds } = await simulate(options, 'ignore');
  const [by = ''] = causeOf(failure?.error ?? '').split('\n');
  print(`| ${name} | ${failure ? seeds : `more than ${seeds}`} | ${by.replaceAll('|', '/').slice(0, 140)} |`);
  if (!failure) missed += 1;
}
process.exitCode = missed === 0 ? 0 : 1;
