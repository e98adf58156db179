export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
export { FilterSheetFoot, type FilterSheetFootProps } from './FilterSheetFoot.tsx';
