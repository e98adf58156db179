export { uploadMachine } from './upload.machine.ts';
export {
  selectIsUploading,
  selectMediaFileIds,
  selectUpload,
  selectUploadMessages,
  selectUploads,
} from './upload.selectors.ts';
export type {
  Accepted,
  PixelSize,
  SendInput,
  UploadContext,
  UploadEmitted,
  UploadEvent,
  UploadInput,
  UploadItem,
  UploadStatus,
} from './upload.types.ts';
export {
  uploadsMachine,
  type UploadsContext,
  type UploadsEmitted,
  type UploadsEvent,
  type UploadsInput,
} from './uploads.machine.ts';
