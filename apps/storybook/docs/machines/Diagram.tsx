import { chartOf, type Chart, type ChartState } from '@vetka/machines/diagram';
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { use } from 'react';
import type { AnyStateMachine } from 'xstate';
import * as styles from './diagram.css.ts';
import { boxOf, layOut } from './layout.ts';

const line = 18;

interface Drawn {
  chart: Chart;
  page: ElkNode;
}

const drawings = new Map<AnyStateMachine, Promise<Drawn>>();

/** The layout is computed asynchronously. `use` needs the same promise on every render, so it is cached. */
function draw(machine: AnyStateMachine): Promise<Drawn> {
  const known = drawings.get(machine);
  if (known) return known;
  const chart = chartOf(machine);
  const drawing = layOut(chart).then((page) => ({ chart, page }));
  drawings.set(machine, drawing);
  return drawing;
}

const kindStyles: Record<ChartState['kind'], string> = {
  plain: styles.box,
  compound: styles.region,
  parallel: `${styles.region} ${styles.parallel}`,
  final: `${styles.box} ${styles.final}`,
};

function StateShape({ node, chart }: { node: ElkNode; chart: Chart }) {
  const { x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  const state = chart.states.find(({ id }) => id === node.id);
  if (!state) return <circle className={styles.head} cx={x + 5} cy={y + 5} r={5} />;
  const { key, calls, inside } = boxOf(chart, state);
  const below = [
    ...(calls === '' ? [] : [{ text: calls, look: styles.calls }]),
    ...inside.map((text) => ({ text, look: styles.words })),
  ];
  return (
    <>
      <rect className={kindStyles[state.kind]} x={x} y={y} width={width} height={height} rx={12} />
      <text className={styles.name} x={x + 12} y={y + 12 + 13}>
        {key}
      </text>
      {below.map(({ text, look }, place) => (
        <text key={text} className={look} x={x + 12} y={y + 12 + 13 + (place + 1) * line}>
          {text}
        </text>
      ))}
      {children.map((child) => (
        <StateShape key={child.id} node={child} chart={chart} />
      ))}
    </>
  );
}

const pathOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function Arrow({ edge }: { edge: ElkExtendedEdge }) {
  return (
    <>
      {edge.sections?.map((section) => (
        <path key={section.id} className={styles.arrow} d={pathOf(section)} markerEnd="url(#arrow-head)" />
      ))}
    </>
  );
}

function ArrowLabel({ edge }: { edge: ElkExtendedEdge }) {
  return edge.labels?.map(({ text = '', x = 0, y = 0, width = 0, height = 0 }) => (
    <g key={text}>
      <rect className={styles.labelGround} x={x} y={y} width={width} height={height} rx={4} />
      {text.split('\n').map((words, place) => (
        <text key={words} className={styles.label} x={x + 4} y={y + 13 + place * line}>
          {words}
        </text>
      ))}
    </g>
  ));
}

/** Diagram of a machine. The tables below it hold the same information. */
export function Diagram({ machine, title }: { machine: AnyStateMachine; title: string }) {
  const { chart, page } = use(draw(machine));
  const { width = 0, height = 0, children = [], edges = [] } = page;
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <section className={styles.scroller} aria-label={`Диаграмма: ${title}`} tabIndex={0}>
      <svg
        className={styles.drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Состояния машины «${title}»; те же сведения – в таблицах ниже`}
      >
        <defs>
          <marker id="arrow-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
            <path className={styles.head} d="M0 0L8 4L0 8Z" />
          </marker>
        </defs>
        {children.map((node) => (
          <StateShape key={node.id} node={node} chart={chart} />
        ))}
        {edges.map((edge) => (
          <Arrow key={edge.id} edge={edge} />
        ))}
        {edges.map((edge) => (
          <ArrowLabel key={edge.id} edge={edge} />
        ))}
      </svg>
    </section>
  );
}
