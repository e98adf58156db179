export { UploadField, type UploadFieldProps } from './UploadField.tsx';
export type { UploadItem } from './uploadItem.ts';
export { useReorder, type ReorderProps } from './useReorder.ts';
