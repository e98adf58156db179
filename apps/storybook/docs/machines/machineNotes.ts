import type { AnyStateMachine, EmittedFrom, EventFromLogic } from 'xstate';

/** The events an application can send, without those that XState generates. */
type Named<Event> = Event extends { type: infer Type extends string } ? Type : never;

/** Russian documentation of a machine. A new event does not compile until it is described. */
export interface MachineNotes<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Export name, for the import line. */
  name: string;
  /** Entry of the package. */
  entry: string;
  title: string;
  lead: string;
  /** Meaning of each state, by its name relative to the machine: `code.entering`. */
  states: Readonly<Record<string, string>>;
  /** Events sent to the machine. */
  events: Readonly<Record<Named<EventFromLogic<Machine>>, string>>;
  /** Events the machine emits (`actor.on`). */
  emits: Readonly<Record<Named<EmittedFrom<Machine>>, string>>;
}

/** Notes of any machine, for the page that renders them. */
export type AnyMachineNotes = Omit<MachineNotes<AnyStateMachine>, 'events' | 'emits'> & {
  events: Readonly<Record<string, string>>;
  emits: Readonly<Record<string, string>>;
};

/** Infers and checks the notes against the type of their machine. */
export const notesOf = <Machine extends AnyStateMachine>(notes: MachineNotes<Machine>): AnyMachineNotes => notes;
