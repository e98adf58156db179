export interface UploadItem {
  id: string;
  /** File name; the picture's accessible name. */
  name: string;
  /** The chosen file, for an immediate preview, or the URL of an uploaded picture. */
  picture: File | string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 1 while uploading. */
  progress?: number;
}
