export { diagramOf } from './diagram.ts';
