import type { CallName } from '@vetka/api-client/contract';
import type { Verdicts } from './vocabulary.ts';
import type { World } from './world.ts';

/** The request sent to an endpoint. */
export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: object;
}

/** An object named by id, recreated for each cell that may change it. */
export interface Thing<Made> {
  title: string;
  make: (world: World) => Promise<Made>;
  /** Ways to hide it. Every endpoint that takes it is also tested after each of them. */
  hide?: Record<string, (world: World, made: Made) => Promise<unknown>>;
}

/** A created object and the request for it. */
interface Begun {
  ask: Ask;
  hide: (way: string) => Promise<unknown>;
}

/** One row of the matrix: an endpoint with an object, and the result for each actor. */
export interface Probe {
  title: string;
  verdicts: Verdicts;
  /** Names of the ways to hide the object. */
  ways: readonly string[];
  /** The endpoint ends the caller's session. */
  endsSession?: true;
  begin: (world: World) => Promise<Begun>;
}

/** An endpoint that names an object. */
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

/** An endpoint that names no one's object: only the right to call it is tested. */
export const plain = (verdicts: Verdicts, ask: (world: World) => Ask = () => ({}), title = 'nothing'): Probe => ({
  title,
  verdicts,
  ways: [],
  begin: async (world) => ({ ask: ask(world), hide: async () => {} }),
});

/** Rows of the matrix by endpoint. An endpoint without a row does not compile. */
export type Rows<Area extends string> = Record<Extract<CallName, `${Area}.${string}`>, readonly Probe[]>;
