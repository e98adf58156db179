export { chartOf } from './chart.ts';
export type { Chart, ChartCause, ChartState, ChartTransition } from './chart.ts';
export { diagramOf } from './diagram.ts';
