import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const indentOf = (depth: number): string => '  '.repeat(depth);

/** Mermaid takes letters, digits and `_` in a name. */
const nameOf = (node: AnyStateNode): string => node.id.replaceAll(/[^A-Za-z0-9]/g, '_');

/** A semicolon or a colon would end the label. */
const plain = (text: string): string => text.replaceAll(/[;:#]/g, ' ').trim();

const ownEventPatterns: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^xstate\.done\.actor\.(.+)$/, (actor) => `${actor} done`],
  [/^xstate\.error\.actor\.(.+)$/, (actor) => `${actor} failed`],
  [/^xstate\.after\.([^.]+)\./, (delay) => `after ${delay}`],
  [/^xstate\.done\.state\.(.+)$/, () => 'all done'],
];

/** What happened, in words: events of XState's own are read out, those of the machine stand as they are. */
const eventText = (event: string): string => {
  for (const [pattern, textOf] of ownEventPatterns) {
    const [, found] = pattern.exec(event) ?? [];
    if (found !== undefined) return textOf(found);
  }
  return event;
};

const guardText = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  const name = typeof guard === 'object' ? guard.type : guard;
  return typeof name === 'string' ? ` [${name}]` : ' [guarded]';
};

const labelOf = (event: string, transition: AnyTransitionDefinition): string =>
  plain(`${eventText(event)}${guardText(transition)}`);

const transitionsOf = (node: AnyStateNode): [string, AnyTransitionDefinition][] =>
  [...node.transitions, ['always', node.always ?? []] as [string, AnyTransitionDefinition[]]].flatMap(
    ([event, branches]) => branches.map((branch): [string, AnyTransitionDefinition] => [event, branch]),
  );

/** Arrows of a state; what changes no state is a line inside it. */
const arrowsOf = (node: AnyStateNode, depth: number): string[] =>
  transitionsOf(node).flatMap(([event, transition]) => {
    const label = labelOf(event, transition);
    const targets: readonly AnyStateNode[] = transition.target ?? [];
    if (targets.length === 0) return [`${indentOf(depth)}${nameOf(node)} : ${label}`];
    return targets.map((target) => `${indentOf(depth)}${nameOf(node)} --> ${nameOf(target)} : ${label}`);
  });

const insideOf = (node: AnyStateNode, depth: number): string[] => {
  const states = Object.values<AnyStateNode>(node.states);
  if (node.type === 'parallel') {
    return states.flatMap((region, index) => [
      ...(index === 0 ? [] : [`${indentOf(depth)}--`]),
      ...linesOf(region, depth),
    ]);
  }
  const first = node.initial?.target?.[0] as AnyStateNode | undefined;
  return [
    ...(first ? [`${indentOf(depth)}[*] --> ${nameOf(first)}`] : []),
    ...states.flatMap((state) => linesOf(state, depth)),
  ];
};

const linesOf = (node: AnyStateNode, depth: number): string[] => {
  const start = `${indentOf(depth)}state "${node.key}" as ${nameOf(node)}`;
  if (node.type === 'final') return [start, `${indentOf(depth)}${nameOf(node)} --> [*]`];
  if (Object.keys(node.states).length === 0) return [start];
  return [`${start} {`, ...insideOf(node, depth + 1), `${indentOf(depth)}}`];
};

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/**
 * A machine as the text of a Mermaid `stateDiagram-v2`: its states with what is in them, then every transition with
 * its event and guard. Source: https://mermaid.js.org/syntax/stateDiagram.html
 */
export const diagramOf = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...linesOf(machine.root, 1), ...nodesOf(machine.root).flatMap((node) => arrowsOf(node, 1))].join(
    '\n',
  );
