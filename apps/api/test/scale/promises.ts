import type { FaultRow } from './faults.ts';

/** A promise about the fleet, and the measured result. */
export interface Kept {
  what: string;
  /** The promised maximum. */
  bar: number;
  /** Undefined when it never ended. */
  found: number | undefined;
}

/** How long writes and sockets may be unavailable after any fault (s). */
const bars = { writes: 15, sockets: 5 };

const worst = (rows: readonly FaultRow[], of: 'writes' | 'sockets'): number | undefined =>
  rows.some((row) => row[of] === undefined) ? undefined : Math.max(0, ...rows.map((row) => row[of] ?? 0));

/** Faults during which no request may fail, except requests for files while S3 is unavailable. */
const unnoticed = /^(?:a base backup|a new migration|Redis away|S3 away|every connection|the disk)/;

/** @param counts violations by name, with their number */
export function promisesOf(counts: Readonly<Record<string, number>>, rows: readonly FaultRow[]): Kept[] {
  return [
    ...Object.entries(counts).map(([what, found]) => ({ what, bar: 0, found })),
    ...rows
      .filter(({ fault }) => unnoticed.test(fault))
      .map(({ fault, failed }) => ({ what: `requests failed: ${fault}`, bar: 0, found: failed })),
    { what: 'writes away after any fault (s)', bar: bars.writes, found: worst(rows, 'writes') },
    { what: 'sockets away after any fault (s)', bar: bars.sockets, found: worst(rows, 'sockets') },
  ];
}

export const isKept = ({ bar, found }: Kept): boolean => found !== undefined && found <= bar;

const shown = (value: number | undefined): string => (value === undefined ? 'not back' : String(value));
const tableOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const tableOfPromises = (promises: readonly Kept[]): string =>
  tableOf([
    ['what', 'bar', 'found', 'kept'],
    ['---', '--:', '--:', '---'],
    ...promises.map((each) => [each.what, String(each.bar), shown(each.found), isKept(each) ? 'yes' : 'NO']),
  ]);

export const tableOfFaults = (rows: readonly FaultRow[]): string =>
  tableOf([
    ['fault', 'requests failed', 'of files', 'writes away, s', 'reads away, s', 'sockets away, s', 'slowest, s'],
    ['---', '--:', '--:', '--:', '--:', '--:', '--:'],
    ...rows.map(({ fault, failed, files, writes, reads, sockets, slowest }) => [
      fault,
      ...[failed, files, writes, reads, sockets, slowest].map(shown),
    ]),
  ]);
