import type { Editor } from '@tiptap/react';
import { createLazyClient } from '@vetka/api-client/lazy';
import type { UploadedFile } from '@vetka/domain/media';
import { v4 } from 'uuid';
import { loadContract } from '../../../shell/api/loadContract.ts';
import type { Store } from '../../../shell/store.ts';
import { fetchWithProgress } from '../../../shell/uploads/fetchWithProgress.ts';
import type { Names, Upload } from './EditorNames.ts';
import { insertBlocks } from './insertBlocks.ts';

const isPicture = ({ type }: File): boolean => type === 'image/jpeg' || type === 'image/png';

/** The pictures among dropped, pasted or chosen files. */
export const picturesIn = (files: Iterable<File> | null | undefined): File[] => [...(files ?? [])].filter(isPicture);

/** Stores a picture, reporting its progress from 0 to 1. */
export const sendPicture = (file: File, onProgress: (share: number) => void) =>
  createLazyClient({ load: loadContract, fetch: fetchWithProgress(onProgress) }).media.uploadImage({
    query: {},
    body: { file },
  });

const storedPicture = ({ mediaFileId, url }: UploadedFile) => ({
  id: mediaFileId,
  url,
  alt: '',
  type: 'IMAGE' as const,
  width: null,
  height: null,
});

/** Replaces the upload with the stored picture, wherever it has moved meanwhile. */
function showStored(editor: Editor, uploadId: string, mediaId: number): void {
  editor.commands.command(({ tr, state }) => {
    state.doc.descendants((node, position) => {
      if (node.attrs.uploadId !== uploadId) return true;
      tr.setNodeMarkup(position, undefined, { ...node.attrs, mediaId, uploadId: '' });
      return false;
    });
    return true;
  });
}

/** Uploads of pictures into the text of an editor. */
export function createUploads(names: Store<Names>) {
  const change = (id: string, part: Partial<Upload>) => {
    const before = names.get();
    names.set({ ...before, uploads: before.uploads.map((each) => (each.id === id ? { ...each, ...part } : each)) });
  };

  async function start(editor: Editor, { id, file }: Upload): Promise<void> {
    const result = await sendPicture(file, (progress) => change(id, { progress }));
    if (!result.ok) return change(id, { problem: result.failure.message || 'Снимок не загрузился' });
    const before = names.get();
    names.set({ ...before, pictures: [...before.pictures, storedPicture(result.value)] });
    if (!editor.isDestroyed) showStored(editor, id, result.value.mediaFileId);
  }

  return {
    /** Inserts pictures at the selection, and uploads them. */
    insert(editor: Editor, files: readonly File[]): void {
      const added = files.map((file): Upload => ({ id: v4(), file, url: URL.createObjectURL(file), progress: 0 }));
      const before = names.get();
      names.set({ ...before, uploads: [...before.uploads, ...added] });
      const nodes = added.map(({ id: uploadId }) => ({ type: 'picture', attrs: { uploadId } }));
      insertBlocks(editor, nodes);
      for (const upload of added) void start(editor, upload);
    },
    retry(editor: Editor, { id, ...upload }: Upload): void {
      const { problem: _problem, ...rest } = { problem: undefined, ...upload };
      const again = { ...rest, id, progress: 0 };
      const before = names.get();
      names.set({ ...before, uploads: before.uploads.map((each) => (each.id === id ? again : each)) });
      void start(editor, again);
    },
  };
}
