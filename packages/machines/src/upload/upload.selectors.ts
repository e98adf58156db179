import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine.ts';
import type { uploadsMachine } from './uploads.machine.ts';
import type { UploadItem } from './upload.types.ts';

type List = SnapshotFrom<typeof uploadsMachine>;

/** A file on its own, as a list would show it. */
export const selectUpload = (snapshot: SnapshotFrom<typeof uploadMachine>): UploadItem => {
  const { id, file, progress, message, uploaded } = snapshot.context;
  return { id, file, status: snapshot.value, progress, message, uploaded };
};

/** Files in their order: that of choice until one is moved. */
export const selectUploads = ({ context }: List): readonly UploadItem[] => context.items;
/** Something is being measured or sent: a form waits for it. */
export const selectIsUploading = (snapshot: List): boolean => snapshot.matches('busy');
/** Ids for a form: the files that are on the server, in their order. */
export const selectMediaFileIds = ({ context }: List): number[] =>
  context.items.flatMap(({ uploaded }) => (uploaded ? [uploaded.mediaFileId] : []));
/** Messages of refused files, one for each. */
export const selectUploadMessages = ({ context }: List): string[] =>
  context.items.flatMap(({ message }) => (message === null ? [] : [message]));
