export { UploadField, type UploadFieldProps } from './UploadField.tsx';
export type { UploadItem } from './UploadTile.tsx';
