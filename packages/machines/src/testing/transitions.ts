import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';

/** The start of a walk through a machine, and its events. */
export interface Walk {
  /** Start of the walks. @default one without input */
  inputs?: readonly unknown[];
  /** Events with payloads, including actor results (`xstate.done.actor.<id>`). */
  events: readonly AnyEventObject[];
  /** Identity of a snapshot. @default the state and the whole context */
  keyOf?: (snapshot: { value: unknown; context: unknown }) => unknown;
}

/** Limit of a walk, for contexts that never repeat. */
const maxPaths = 20_000;

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** A transition by its position in the config. */
const nameOf = (node: AnyStateNode, event: string, index: number): string => `${node.id} · ${event} · ${index}`;

const listOf = (node: AnyStateNode): [string, readonly AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? [['always', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

/** Every transition that a machine declares: the state, the event, and the index of the guarded branch. */
export const declaredTransitions = (machine: AnyStateMachine): string[] => [...namesOf(machine).values()];

/** Full names of all declared states except the root. */
export const declaredStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) => (node.parent ? [node.id] : []));

const namesOf = (machine: AnyStateMachine): Map<AnyTransitionDefinition, string> =>
  new Map(
    nodesOf(machine.root).flatMap((node) =>
      listOf(node).flatMap(([event, branches]) =>
        branches.map((branch, index): [AnyTransitionDefinition, string] => [branch, nameOf(node, event, index)]),
      ),
    ),
  );

/** Delays and actor errors, which every machine can have; read from its config. */
const ownEvents = (machine: AnyStateMachine): AnyEventObject[] =>
  [...new Set(nodesOf(machine.root).flatMap((node) => [...node.transitions.keys()]))].flatMap((type) => {
    if (type.startsWith('xstate.after.')) return [{ type }];
    return type.startsWith('xstate.error.actor.') ? [{ type, error: new Error('Нет связи') }] : [];
  });

/** The machine with actors that never resolve: the walk supplies their results. */
const silenced = (machine: AnyStateMachine): AnyStateMachine => {
  const silent = fromPromise(() => new Promise<never>(() => undefined));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors ?? {}).map((name) => [name, silent])),
  });
};

const follow = (
  machine: AnyStateMachine,
  input: unknown,
  path: readonly AnyEventObject[],
  taken: Set<AnyTransitionDefinition>,
): AnyMachineSnapshot => {
  const actor = createActor(machine, {
    input,
    clock: new SimulatedClock(),
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep') seen._transitions.forEach((transition) => taken.add(transition));
    },
  });
  actor.start();
  path.forEach((event) => actor.send(event));
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
};

const walk = (
  machine: AnyStateMachine,
  { inputs = [undefined], events, keyOf = (at) => at }: Walk,
  taken: Set<AnyTransitionDefinition>,
  isComplete: () => boolean,
) => {
  const seen = new Set<string>();
  const waiting: { input: unknown; path: AnyEventObject[] }[] = inputs.map((input) => ({ input, path: [] }));
  for (let paths = 0; paths < maxPaths && !isComplete(); paths += 1) {
    const next = waiting.shift();
    if (!next) break;
    const { input, path } = next;
    const snapshot = follow(machine, input, path, taken);
    const key = JSON.stringify(keyOf({ value: snapshot.value, context: snapshot.context }));
    if (seen.has(key) || snapshot.status !== 'active') continue;
    seen.add(key);
    // An actor error that the state does not handle would stop the machine, and other unhandled events do nothing, so
    // both are skipped.
    const possible = events.filter((event) => snapshot.can(event));
    possible.forEach((event) => waiting.push({ input, path: [...path, event] }));
  }
};

/**
 * Follows every path of events, shortest first, until each declared transition has been taken. Returns the transitions
 * that no path takes: an empty list means full coverage. Walk the regions of a wide machine separately.
 */
export const untakenTransitions = (machine: AnyStateMachine, ...walks: readonly Walk[]): string[] => {
  const silent = silenced(machine);
  const declared = [...namesOf(silent)];
  const own = ownEvents(machine);
  const taken = new Set<AnyTransitionDefinition>();
  const isComplete = () => declared.every(([transition]) => taken.has(transition));
  walks.forEach((part) => walk(silent, { ...part, events: [...part.events, ...own] }, taken, isComplete));
  return declared.flatMap(([transition, name]) => (taken.has(transition) ? [] : [name]));
};
