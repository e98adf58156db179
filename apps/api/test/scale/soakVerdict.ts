import type { Outcome } from './checkers.ts';

/** The resources of a program at a moment. */
export interface Held {
  /** Resident memory (bytes). */
  memory: number;
  /** Open files, sockets among them. */
  files: number;
  sockets: number;
}

/** A sample of the run: the resources of each program, and connections of the database. */
export interface Sample {
  /** Minutes since the load started. */
  at: number;
  programs: Readonly<Record<string, Held>>;
  connections: number;
}

/** Requests of one minute. */
export interface MinuteOfRequests {
  requests: number;
  errors: number;
  p50: number;
  p99: number;
}

/** The memory of a program once its garbage has been collected (bytes). */
export interface Collected {
  /** What is alive: the heap, and buffers outside of it. */
  alive: number;
  /** Resident memory. */
  resident: number;
}

/** How much the memory of a program grew from the first collection to the second: 0.05 is 5 %. */
type Growth = Record<keyof Collected, number>;

export interface Verdict {
  memory: Record<string, Growth>;
  /**
   * Slope of a line through the resident memory of each program (MB a minute). It contains garbage, which V8 may leave
   * for more than an hour, so nothing is judged by it.
   */
  mbPerMinute: Record<string, number>;
  /** Median p99 of the last half of the minutes, as a multiple of the first half's. */
  p99Ratio: number;
  /** The faults. Empty when everything is level. */
  faults: string[];
}

/** Limits for the growth of memory, and of p99, which a busy machine changes more than a leak does. */
const limits = { memory: 0.05, p99: 1.5 };
/** Files and connections that may be open by chance when a sample is taken. */
const slack = 5;

export const megabyte = 2 ** 20;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ascending = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

export function minuteOf(outcomes: readonly Outcome[]): MinuteOfRequests {
  const times = ascending(outcomes.map(({ ms }) => ms));
  const errors = outcomes.filter(({ isOk }) => !isOk).length;
  return { requests: outcomes.length, errors, p50: at(times, 0.5), p99: at(times, 0.99) };
}

/** The slope of the line of least squares through points. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  const common = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return spread === 0 ? 0 : common / spread;
}

interface Run {
  /** Minutes at the start that are not judged. */
  warmUp: number;
  /** After the load has ended. */
  rest: Sample;
  /** Under load: after the warm-up, and at the end. */
  collected: readonly [Readonly<Record<string, Collected>>, Readonly<Record<string, Collected>>];
}

const growthOf = (before: Collected, after: Collected): Growth => ({
  alive: after.alive / before.alive - 1,
  resident: after.resident / before.resident - 1,
});

/** @param samples of the whole run under load */
export function judgeSoak(
  samples: readonly Sample[],
  minutes: readonly MinuteOfRequests[],
  { warmUp, rest, collected: [before, after] }: Run,
): Verdict {
  const warm = samples.filter((sample) => sample.at >= warmUp);
  const [first] = warm;
  if (!first) throw new Error('The run ended during its warm-up.');
  const faults: string[] = [];
  const memory: Verdict['memory'] = {};
  const mbPerMinute: Verdict['mbPerMinute'] = {};
  for (const name of Object.keys(rest.programs)) {
    const held = (sample: Sample) => sample.programs[name] as Held;
    mbPerMinute[name] = slopeOf(warm.map((sample) => [sample.at, held(sample).memory])) / megabyte;
    const growth = growthOf(before[name] as Collected, after[name] as Collected);
    memory[name] = growth;
    for (const [what, part] of Object.entries(growth))
      if (part > limits.memory) faults.push(`${what} memory of ${name} grew by ${(part * 100).toFixed(1)} %`);
    const left = held(rest).files - held(first).files;
    if (left > slack) faults.push(`${left} files of ${name} were left open`);
  }
  const connections = rest.connections - first.connections;
  if (connections > slack) faults.push(`${connections} connections of the database were left open`);
  const judged = minutes.slice(warmUp);
  const half = Math.ceil(judged.length / 2);
  const p99Of = (part: readonly MinuteOfRequests[]) => at(ascending(part.map(({ p99 }) => p99)), 0.5);
  const p99Ratio = judged.length < 2 ? 1 : p99Of(judged.slice(-half)) / p99Of(judged.slice(0, half));
  if (p99Ratio > limits.p99) faults.push(`p99 became ${p99Ratio.toFixed(2)} times as long`);
  const errors = minutes.reduce((sum, minute) => sum + minute.errors, 0);
  if (errors > 0) faults.push(`${errors} requests failed`);
  return { memory, mbPerMinute, p99Ratio, faults };
}
