import { firstWindow, loadWindow, type Target, type Window } from './load.ts';

export interface RoundOptions {
  connections: number;
  rounds: number;
  /** Length of a window; the number of its requests follows from the rate of the warm-up. */
  seconds: number;
}

/** Windows of a target, in the order of the rounds. */
export interface Measured {
  target: Target;
  windows: Window[];
}

/** The minimum requests of a connection in a window: with one, the slowest response decides the rate. */
const minPerConnection = 3;

/**
 * Measures the targets in turn, round after round, so that a change of the machine's speed affects all of them. Each is
 * warmed up first, by all of its requests: how long they take for the first time is printed.
 */
export async function alternate(targets: Target[], options: RoundOptions): Promise<Measured[]> {
  const measured: (Measured & { amount: number })[] = [];
  for (const target of targets) measured.push({ target, windows: [], amount: await warmUp(target, options) });
  for (let round = 0; round < options.rounds; round += 1) {
    for (const each of turned(measured, round)) {
      each.windows.push(await loadWindow(each.target, options.connections, each.amount));
    }
  }
  return measured;
}

/** @returns how many requests fill a window */
async function warmUp(target: Target, { connections, seconds }: RoundOptions): Promise<number> {
  const least = connections * minPerConnection;
  const { perSecond, p50, p95 } = await firstWindow(target);
  if (connections === 1 && target.requests.length > 1) console.log(firstLine(target, { perSecond, p50, p95 }));
  const first = await loadWindow(target, connections, least);
  const more = await loadWindow(target, connections, Math.max(least, Math.round((first.perSecond * seconds) / 2)));
  return Math.max(least, Math.round(more.perSecond * seconds));
}

const firstLine = ({ name, requests }: Target, { perSecond, p50, p95 }: Pick<Window, 'perSecond' | 'p50' | 'p95'>) =>
  `${name}: ${requests.length} requests for the first time, one after another: ${Math.round(perSecond)} a second, ` +
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;

/** Starts each round with another target: the first after a pause may be favoured. */
const turned = <T>(list: T[], by: number): T[] => list.map((_, index) => list[(index + by) % list.length] as T);

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Median over the rounds of one target's rate as a share of another's in the same round. */
export const shareOf = (one: Measured, other: Measured): number =>
  median(one.windows.map(({ perSecond }, round) => perSecond / (other.windows[round]?.perSecond ?? Number.NaN)));
