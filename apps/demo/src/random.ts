/**
 * Seeded random numbers for demo data and pictures. Streams are forked by label, so that adding a call in one place
 * does not change the others.
 */

/** 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A deterministic stream of numbers. */
export interface Random {
  /** Uniform in [0, 1). */
  next: () => number;
  range: (low: number, high: number) => number;
  /** An integer, both ends included. */
  int: (low: number, high: number) => number;
  /** True with the given probability. */
  chance: (chance: number) => boolean;
  /** The value ± a share of it. */
  vary: (value: number, share: number) => number;
  /** Uniform in [-spread, spread]. */
  spread: (spread: number) => number;
  /** A random element; throws for an empty list. */
  pick: <T>(list: readonly T[]) => T;
  /** A shuffled copy. */
  shuffle: <T>(list: readonly T[]) => T[];
  /** Another stream, named by a label. */
  fork: (label: string) => Random;
}

/** Mulberry32: small, fast, good enough for pictures. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (rest.length) taken.push(...rest.splice(Math.floor(next() * rest.length), 1));
  return taken;
}

function picked<T>(list: readonly T[], next: () => number): T {
  const index = Math.floor(next() * list.length);
  const found = list.slice(index, index + 1);
  for (const one of found) return one;
  throw new Error('Нельзя выбрать из пустого списка');
}

/** The same seed always gives the same stream. */
export function createRandom(seed: number | string): Random {
  const key = String(seed);
  const next = mulberry(hashText(key));
  const range = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    chance: (chance) => next() < chance,
    vary: (value, share) => value * (1 + (next() * 2 - 1) * share),
    spread: (spread) => (next() * 2 - 1) * spread,
    pick: (list) => picked(list, next),
    shuffle: (list) => shuffled(list, next),
    fork: (label) => createRandom(`${key}/${label}`),
  };
}
