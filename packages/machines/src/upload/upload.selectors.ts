import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine.ts';
import type { uploadsMachine } from './uploads.machine.ts';
import type { UploadItem } from './upload.types.ts';

type List = SnapshotFrom<typeof uploadsMachine>;

/** A single file in the form used by lists. */
export const selectUpload = (snapshot: SnapshotFrom<typeof uploadMachine>): UploadItem => {
  const { id, file, progress, message, uploaded } = snapshot.context;
  return { id, file, status: snapshot.value, progress, message, uploaded };
};

/** Files in order of selection, unless moved. */
export const selectUploads = ({ context }: List): readonly UploadItem[] => context.items;
/** A file is being measured or sent: the form must wait. */
export const selectIsUploading = (snapshot: List): boolean => snapshot.matches('busy');
/** Ids for a form: the uploaded files, in order. */
export const selectMediaFileIds = ({ context }: List): number[] =>
  context.items.flatMap(({ uploaded }) => (uploaded ? [uploaded.mediaFileId] : []));
/** One message for each refused file. */
export const selectUploadMessages = ({ context }: List): string[] =>
  context.items.flatMap(({ message }) => (message === null ? [] : [message]));
