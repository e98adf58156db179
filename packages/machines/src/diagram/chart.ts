import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A declared state. */
export interface ChartState {
  /** Full name: `checkout.filling`. The root is the first state, under the machine's id. */
  id: string;
  /** Name within its parent. */
  key: string;
  parentId: string | null;
  /** `parallel`: all of its children are active at once. */
  kind: 'plain' | 'compound' | 'parallel' | 'final';
  /** Its initial child. */
  initialId: string | null;
  /** Invoked actors, by the names they are provided under. */
  calls: readonly string[];
}

/** The cause of a transition. `name` is an event, an actor or a delay; empty where there is none. */
export interface ChartCause {
  kind: 'event' | 'done' | 'failed' | 'delay' | 'always' | 'allDone';
  name: string;
}

/** One guarded branch of a transition. */
export interface ChartTransition {
  from: string;
  /** Empty for an internal transition. */
  to: readonly string[];
  cause: ChartCause;
  /** Name of the guard; `guarded` for an inline one. */
  guard: string | null;
  /** Names of the actions. */
  actions: readonly string[];
}

/** A machine as data, for diagrams and tables. */
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

/** XState's own events are recognised by their names. */
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

/** Every state and every declared transition of a machine, outer states first. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  return { states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) };
}
