export { CartPanel, type CartPanelProps } from './CartPanel.tsx';
export type { CartHandlers } from '../cartHandlers.ts';
