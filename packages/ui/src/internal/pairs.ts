import { pairClasses } from './pairs.css.ts';

/** Class of a colour pair by any whole number: the six pairs are cycled, so a seller keeps its colour by its id. */
export function pairClass(index: number): string {
  const count = pairClasses.length;
  return pairClasses[((index % count) + count) % count] ?? '';
}
