import type { AnyStateMachine, EmittedFrom, EventFromLogic } from 'xstate';

/** The events of a machine that an application sees: not those that XState makes for itself. */
type Named<Event> = Event extends { type: infer Type extends string } ? Type : never;

/** What is written about a machine, in Russian. A new event does not compile until it is explained. */
export interface MachineNotes<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Name of its export, for the line of import. */
  name: string;
  /** Entry of the package. */
  entry: string;
  title: string;
  lead: string;
  /** What is true in each state, by its name below the machine: `code.entering`. */
  states: Readonly<Record<string, string>>;
  /** What is sent to it. */
  events: Readonly<Record<Named<EventFromLogic<Machine>>, string>>;
  /** What it tells: `actor.on`. */
  emits: Readonly<Record<Named<EmittedFrom<Machine>>, string>>;
}

/** Notes of any machine, for the page that shows them. */
export type AnyMachineNotes = Omit<MachineNotes<AnyStateMachine>, 'events' | 'emits'> & {
  events: Readonly<Record<string, string>>;
  emits: Readonly<Record<string, string>>;
};

/** Ties notes to the type of their machine. */
export const notesOf = <Machine extends AnyStateMachine>(notes: MachineNotes<Machine>): AnyMachineNotes => notes;
