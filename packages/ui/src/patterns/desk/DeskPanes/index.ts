export {
  DeskChat,
  DeskHead,
  DeskPanes,
  DeskSheet,
  type DeskChatProps,
  type DeskHeadProps,
  type DeskPanesProps,
  type DeskSheetProps,
} from './DeskPanes.tsx';
export type { PaneWidths } from './paneWidths.ts';
