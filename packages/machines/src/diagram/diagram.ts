import type { AnyStateMachine } from 'xstate';
import { chartOf, type Chart, type ChartCause, type ChartState, type ChartTransition } from './chart.ts';

const indentOf = (depth: number): string => '  '.repeat(depth);

/** Mermaid allows letters, digits and `_` in a name. */
const nameOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_');

/** A semicolon or a colon would end the label. */
const plain = (text: string): string => text.replaceAll(/[;:#]/g, ' ').trim();

const causeTexts: Record<ChartCause['kind'], (name: string) => string> = {
  event: (name) => name,
  done: (name) => `${name} done`,
  failed: (name) => `${name} failed`,
  delay: (name) => `after ${name}`,
  always: () => 'always',
  allDone: () => 'all done',
};

const labelOf = ({ cause, guard }: ChartTransition): string =>
  plain(`${causeTexts[cause.kind](cause.name)}${guard === null ? '' : ` [${guard}]`}`);

/** Arrows of a transition; an internal transition is a line inside its state. */
function arrowsOf(transition: ChartTransition): string[] {
  const from = nameOf(transition.from);
  const label = labelOf(transition);
  if (transition.to.length === 0) return [`${indentOf(1)}${from} : ${label}`];
  return transition.to.map((target) => `${indentOf(1)}${from} --> ${nameOf(target)} : ${label}`);
}

const childrenOf = (chart: Chart, { id }: ChartState) => chart.states.filter(({ parentId }) => parentId === id);

function insideOf(chart: Chart, state: ChartState, depth: number): string[] {
  const children = childrenOf(chart, state);
  if (state.kind === 'parallel') {
    return children.flatMap((region, index) => [
      ...(index === 0 ? [] : [`${indentOf(depth)}--`]),
      ...linesOf(chart, region, depth),
    ]);
  }
  return [
    ...(state.initialId === null ? [] : [`${indentOf(depth)}[*] --> ${nameOf(state.initialId)}`]),
    ...children.flatMap((child) => linesOf(chart, child, depth)),
  ];
}

function linesOf(chart: Chart, state: ChartState, depth: number): string[] {
  const start = `${indentOf(depth)}state "${state.key}" as ${nameOf(state.id)}`;
  if (state.kind === 'final') return [start, `${indentOf(depth)}${nameOf(state.id)} --> [*]`];
  if (childrenOf(chart, state).length === 0) return [start];
  return [`${start} {`, ...insideOf(chart, state, depth + 1), `${indentOf(depth)}}`];
}

/**
 * A machine as the text of a Mermaid `stateDiagram-v2`: nested states first, then every transition with its event and
 * guard. Source: https://mermaid.js.org/syntax/stateDiagram.html
 */
export function diagramOf(machine: AnyStateMachine): string {
  const chart = chartOf(machine);
  const roots = chart.states.filter(({ parentId }) => parentId === null);
  const states = roots.flatMap((root) => linesOf(chart, root, 1));
  return ['stateDiagram-v2', ...states, ...chart.transitions.flatMap(arrowsOf)].join('\n');
}
