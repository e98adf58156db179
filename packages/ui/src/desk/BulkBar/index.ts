export { BulkAction, BulkBar, type BulkActionProps, type BulkBarProps } from './BulkBar.tsx';
