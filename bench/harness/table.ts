import { arch, cpus, platform, release } from 'node:os';
import { basename } from 'node:path';
import type { Window } from './load.ts';
import { median, shareOf, type Measured } from './rounds.ts';

/** Medians of one target, as printed. */
export type Row = {
  what: string;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  cpuMs: number;
  memoryMb: number;
  /** Rate as a percentage of the floor's, from windows of the same round. */
  ofFloor: number;
  [peer: `times ${string}`]: number;
};

const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Rows of targets that were measured together; the first one is the floor. */
export function rowsOf(measured: Measured[], peers: Record<string, string> = {}): Row[] {
  return measured.map((each) => ({ ...rowOf(each, measured), ...comparisons(each, measured, peers) }));
}

function rowOf({ target, windows }: Measured, all: Measured[]): Row {
  const [floor] = all;
  const middle = (key: keyof Window) => median(windows.map((window) => window[key]));
  return {
    what: target.name,
    perSecond: rounded(middle('perSecond'), 0),
    p50: rounded(middle('p50')),
    p95: rounded(middle('p95')),
    p99: rounded(middle('p99')),
    cpuMs: rounded(middle('cpuMs'), 2),
    memoryMb: rounded(Math.max(...windows.map(({ memory }) => memory)) / 2 ** 20, 0),
    ofFloor: floor ? rounded(100 * shareOf({ target, windows }, floor)) : 100,
  };
}

/** How many times as fast as its peers a target is: `{ list: 'vendure list' }`. */
function comparisons(
  each: Measured,
  all: Measured[],
  peers: Record<string, string>,
): Record<`times ${string}`, number> {
  const names = peers[each.target.name]?.split('|') ?? [];
  const found = all.filter(({ target }) => names.includes(target.name));
  return Object.fromEntries(found.map((peer) => [`times ${peer.target.name}`, rounded(shareOf(each, peer), 2)]));
}

/** The machine, day and command of a run, printed above its tables. */
export const machine = (): string => {
  const all = cpus();
  const [, file = '', ...args] = process.argv;
  const name = basename(file, '.ts').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const command = ['pnpm', `bench:${name}`, ...args].join(' ');
  const system = `${platform()} ${release()} ${arch()}, Node ${process.version}`;
  return `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${all.length} × ${all[0]?.model ?? 'CPU'}, ${system}`;
};

/** How long the run has taken so far, printed below its tables. */
export const took = (): string => `Took ${Math.round(performance.now() / 1000)} s.`;

/** A Markdown table, as docs/performance.md holds them. */
export function markdown(rows: readonly Record<string, string | number>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(names.map((name) => row[name] ?? '')));
  return [line(names), line(names.map(() => '---')), ...body].join('\n');
}
