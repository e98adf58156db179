export { DeskFrame, type Accepting, type DeskFrameProps, type DeskSection } from './DeskFrame.tsx';
export { DeskMore, type DeskMoreProps } from './DeskTabs.tsx';
