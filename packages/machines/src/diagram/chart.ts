import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state as it is declared. */
export interface ChartState {
  /** Full name: `checkout.filling`. The machine itself is the first state, by its own id. */
  id: string;
  /** Name within its parent. */
  key: string;
  parentId: string | null;
  /** `parallel`: all of its children at once. */
  kind: 'plain' | 'compound' | 'parallel' | 'final';
  /** The child that it begins with. */
  initialId: string | null;
  /** Actors that run while it lasts, by the names they are provided under. */
  calls: readonly string[];
}

/** What makes a transition happen. `name` is an event, an actor or a delay; empty where there is nothing to name. */
export interface ChartCause {
  kind: 'event' | 'done' | 'failed' | 'delay' | 'always' | 'allDone';
  name: string;
}

/** One guarded branch of what a state does about a cause. */
export interface ChartTransition {
  from: string;
  /** Empty: the state stays as it is. */
  to: readonly string[];
  cause: ChartCause;
  /** Name of the condition; `guarded` where it has none. */
  guard: string | null;
  /** Names of what is done on the way. */
  actions: readonly string[];
}

/** A machine as data, to be drawn or listed. */
export interface Chart {
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const namedCauses: readonly (readonly [RegExp, ChartCause['kind']])[] = [
  [/^xstate\.done\.actor\.(.+)$/, 'done'],
  [/^xstate\.error\.actor\.(.+)$/, 'failed'],
  [/^xstate\.after\.([^.]+)\./, 'delay'],
  [/^xstate\.done\.state\.()/, 'allDone'],
  [/^(.+)$/, 'event'],
];

/** Events of XState's own are told from those of the machine by their names. */
function causeOf(event: string): ChartCause {
  for (const [pattern, kind] of namedCauses) {
    const [, name] = pattern.exec(event) ?? [];
    if (name !== undefined) return { kind, name };
  }
  return { kind: 'always', name: '' };
}

const nameOf = (part: unknown): string | null => {
  if (typeof part === 'string') return part;
  const type: unknown = typeof part === 'object' && part !== null && 'type' in part ? part.type : null;
  return typeof type === 'string' ? type : null;
};

const guardOf = ({ guard }: AnyTransitionDefinition): string | null =>
  guard === undefined ? null : (nameOf(guard) ?? 'guarded');

function transitionOf(node: AnyStateNode, cause: ChartCause, transition: AnyTransitionDefinition): ChartTransition {
  const targets: readonly AnyStateNode[] = transition.target ?? [];
  return {
    from: node.id,
    to: targets.map(({ id }) => id),
    cause,
    guard: guardOf(transition),
    actions: transition.actions.map(nameOf).filter((name) => name !== null),
  };
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const caused = [...node.transitions].flatMap(([event, branches]) =>
    branches.map((branch) => transitionOf(node, causeOf(event), branch)),
  );
  const always = (node.always ?? []).map((branch) => transitionOf(node, causeOf(''), branch));
  return [...caused, ...always];
}

function kindOf({ type, states }: AnyStateNode): ChartState['kind'] {
  if (type === 'parallel' || type === 'final') return type;
  return Object.keys(states).length > 0 ? 'compound' : 'plain';
}

function stateOf(node: AnyStateNode): ChartState {
  const [first] = (node.initial?.target ?? []) as AnyStateNode[];
  return {
    id: node.id,
    key: node.key,
    parentId: node.parent?.id ?? null,
    kind: kindOf(node),
    initialId: node.type === 'parallel' ? null : (first?.id ?? null),
    calls: node.invoke.map(({ src }) => nameOf(src)).filter((name) => name !== null),
  };
}

/** Every state and every declared transition of a machine, states from the outermost in. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  return { states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) };
}
