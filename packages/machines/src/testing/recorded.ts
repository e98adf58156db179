import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate';

/** Starts an actor. @returns the events it emits from then on, in order; the list grows */
export function startRecorded<L extends AnyActorLogic>(actor: Actor<L>): EmittedFrom<L>[] {
  const emitted: EmittedFrom<L>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return emitted;
}

/** Lets settled promises reach their machine. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
