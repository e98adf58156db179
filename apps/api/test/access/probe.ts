import type { CallName } from '@vetka/api-client/contract';
import type { Verdicts } from './vocabulary.ts';
import type { World } from './world.ts';

/** What is sent with a call. */
export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: object;
}

/** Something that calls name by its id, made anew for each cell that may change it. */
export interface Thing<Made> {
  title: string;
  make: (world: World) => Promise<Made>;
  /** Ways in which it is hidden from people; every call on it is tried after each of them as well. */
  hide?: Record<string, (world: World, made: Made) => Promise<unknown>>;
}

/** A thing that has been made, and the call on it. */
interface Begun {
  ask: Ask;
  hide: (way: string) => Promise<unknown>;
}

/** One row of the matrix: a call on a thing, and what each actor gets. */
export interface Probe {
  title: string;
  verdicts: Verdicts;
  /** Names of the ways in which the thing is hidden. */
  ways: readonly string[];
  /** The call ends the caller's session. */
  endsSession?: true;
  begin: (world: World) => Promise<Begun>;
}

/** The call names a thing. */
export const on = <Made>(
  { title, make, hide = {} }: Thing<Made>,
  verdicts: Verdicts,
  ask: (made: Made, world: World) => Ask,
): Probe => ({
  title,
  verdicts,
  ways: Object.keys(hide),
  async begin(world) {
    const made = await make(world);
    return { ask: ask(made, world), hide: async (way) => hide[way]?.(world, made) };
  },
});

/** The call names nobody's thing: who may call at all. */
export const plain = (verdicts: Verdicts, ask: (world: World) => Ask = () => ({}), title = 'nothing'): Probe => ({
  title,
  verdicts,
  ways: [],
  begin: async (world) => ({ ask: ask(world), hide: async () => {} }),
});

/** Rows of the matrix by call; a call of the contract without a row does not compile. */
export type Rows<Area extends string> = Record<Extract<CallName, `${Area}.${string}`>, readonly Probe[]>;
