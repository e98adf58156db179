import type { UploadedFile, UploadQuery } from '@vetka/domain/media';
import { formCall } from './call.ts';

/** A picture, in the form field `file`. */
export interface ImageForm {
  file: Blob;
}
/** A file; `type` is its target folder. */
export interface FileForm extends ImageForm {
  type: string;
}

export const media = {
  uploadImage: formCall<{ query: UploadQuery; body: ImageForm; response: UploadedFile }>('POST', '/media'),
  uploadFile: formCall<{ body: FileForm; response: UploadedFile }>('POST', '/media/upload/file'),
};
