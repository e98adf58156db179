import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * A placeholder for an actor that the application provides with `machine.provide({ actors: { … } })`.
 * Running it is a mistake of the application, and it says how to mend it.
 */
export const unprovided = <Output, Input>(machine: string, actor: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() =>
    Promise.reject(
      new Error(
        `${machine} ran its actor "${actor}", which is a placeholder. Give it one: ${machine}.provide({ actors: { ${actor} } }).`,
      ),
    ),
  );
