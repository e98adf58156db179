import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';

const advice = (machine: string, actor: string): Error =>
  new Error(
    `${machine} ran its actor "${actor}", which is a placeholder. Give it one: ${machine}.provide({ actors: { ${actor} } }).`,
  );

/**
 * A placeholder for an actor that the application provides with `machine.provide({ actors: { … } })`. Running it is a
 * programming error; the message says how to fix it.
 */
export const unprovided = <Output, Input>(machine: string, actor: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(advice(machine, actor)));

/** The same for a long-lived callback actor. */
export const unprovidedCallback = <Event extends EventObject, Input>(
  machine: string,
  actor: string,
): CallbackActorLogic<Event, Input> =>
  fromCallback<Event, Input>(() => {
    throw advice(machine, actor);
  });
