import type { Chart, ChartState } from '@vetka/machines/diagram';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { causeText } from './causeText.ts';

/** Letter width and line height of the diagram's text, in SVG units. Keep in sync with diagram.css.ts. */
const letter = 7.4;
const line = 18;
const padding = 12;

/** Content of a state's box: its name, the actors it invokes and its internal transitions. */
export interface StateBox {
  key: string;
  calls: string;
  inside: readonly string[];
}

export const boxOf = (chart: Chart, state: ChartState): StateBox => ({
  key: state.key,
  calls: state.calls.length > 0 ? `зовёт: ${state.calls.join(', ')}` : '',
  inside: chart.transitions.filter(({ from, to }) => from === state.id && to.length === 0).map(causeText),
});

const widthOf = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length)) * letter;
const linesOf = ({ key, calls, inside }: StateBox): string[] => [key, calls, ...inside].filter((text) => text !== '');

/** Id of the initial marker of a region: a dot with an arrow. */
const startId = (id: string) => `${id}#start`;

/** On every level, arrows point down from the initial state and back edges point up. */
const flow = { 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' };

function nodeOf(chart: Chart, state: ChartState): ElkNode {
  const lines = linesOf(boxOf(chart, state));
  const size = { width: widthOf(lines) + 2 * padding, height: lines.length * line + 2 * padding };
  const children = chart.states.filter(({ parentId }) => parentId === state.id);
  if (children.length === 0) return { id: state.id, ...size };
  const start = state.initialId === null ? [] : [{ id: startId(state.id), width: 10, height: 10 }];
  return {
    id: state.id,
    children: [...start, ...children.map((child) => nodeOf(chart, child))],
    layoutOptions: {
      ...flow,
      'elk.padding': `[top=${size.height},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
    },
  };
}

/** Merges transitions between the same two states into one edge with a line of text for each. */
function edgesOf(chart: Chart): ElkExtendedEdge[] {
  const texts = new Map<string, { from: string; to: string; lines: string[] }>();
  for (const transition of chart.transitions) {
    for (const to of transition.to) {
      const id = `${transition.from} → ${to}`;
      const lines = [...(texts.get(id)?.lines ?? []), causeText(transition)];
      texts.set(id, { from: transition.from, to, lines });
    }
  }
  const starts = chart.states.flatMap(({ id, initialId }) =>
    initialId === null ? [] : [{ id: startId(id), sources: [startId(id)], targets: [initialId] }],
  );
  const arrows = [...texts].map(([id, { from, to, lines }]) => ({
    id,
    sources: [from],
    targets: [to],
    labels: [{ text: lines.join('\n'), width: widthOf(lines) + 8, height: lines.length * line }],
  }));
  return [...starts, ...arrows];
}

/** Computes the layout of a machine's diagram with the Eclipse Layout Kernel. */
export async function layOut(chart: Chart): Promise<ElkNode> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const roots = chart.states.filter(({ parentId }) => parentId === null);
  return new Elk().layout({
    id: 'page',
    children: roots.map((root) => nodeOf(chart, root)),
    edges: edgesOf(chart),
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '36',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeNode': '16',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      ...flow,
    },
  });
}
