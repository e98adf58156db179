export { DeskFrame, type DeskFrameProps } from './DeskFrame.tsx';
export { DeskMore, type DeskMoreProps } from './DeskTabs.tsx';
export type { Accepting, DeskSection } from './sections.ts';
