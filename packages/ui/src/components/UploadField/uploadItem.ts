export interface UploadItem {
  id: string;
  /** File name; the picture's accessible name. */
  name: string;
  /** The chosen file, for an immediate preview, or the URL of an uploaded picture. Without it the name is shown. */
  picture?: File | string | undefined;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 1 while uploading. */
  progress?: number | undefined;
}
