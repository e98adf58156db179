export {
  DeskHead,
  DeskPanes,
  DeskSheet,
  type DeskHeadProps,
  type DeskPanesProps,
  type DeskSheetProps,
} from './DeskPanes.tsx';
