import { createLazyClient } from '@vetka/api-client/lazy';
import type { UploadedFile } from '@vetka/domain/media';
import type { RichTextActions } from '@vetka/ui/desk/RichTextEditor';
import { v4 } from 'uuid';
import { loadContract } from '../../../shell/api/loadContract.ts';
import type { Store } from '../../../shell/store.ts';
import { fetchWithProgress } from '../../../shell/uploads/fetchWithProgress.ts';
import type { ArticleOwnBlock } from '../body/NamedBlock.tsx';
import type { Names, Upload } from './EditorNames.ts';

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

/** Uploads of pictures into the text of an editor. */
export function createUploads(names: Store<Names>) {
  const change = (id: string, part: Partial<Upload>) => {
    const before = names.get();
    names.set({ ...before, uploads: before.uploads.map((each) => (each.id === id ? { ...each, ...part } : each)) });
  };

  async function start({ id, file, actions }: Upload): Promise<void> {
    const result = await sendPicture(file, (progress) => change(id, { progress }));
    if (!result.ok) return change(id, { problem: result.failure.message || 'Снимок не загрузился' });
    const before = names.get();
    names.set({ ...before, pictures: [...before.pictures, storedPicture(result.value)] });
    // The block may have moved meanwhile.
    const attrs = { mediaId: result.value.mediaFileId };
    actions.change({ uploadId: id }, { type: 'picture', attrs, local: { uploadId: '' } });
  }

  return {
    /** Inserts pictures at the selection, and uploads them. Returns whether there are any. */
    insert(actions: RichTextActions<ArticleOwnBlock>, files: readonly File[]): boolean {
      const added = files.map((file): Upload => ({
        id: v4(),
        file,
        url: URL.createObjectURL(file),
        progress: 0,
        actions,
      }));
      if (added.length === 0) return false;
      const before = names.get();
      names.set({ ...before, uploads: [...before.uploads, ...added] });
      actions.insert(added.map(({ id: uploadId }) => ({ type: 'picture', local: { uploadId } })));
      for (const upload of added) void start(upload);
      return true;
    },
    retry({ problem: _problem, ...rest }: Upload): void {
      const again = { ...rest, progress: 0 };
      const before = names.get();
      names.set({ ...before, uploads: before.uploads.map((each) => (each.id === again.id ? again : each)) });
      void start(again);
    },
  };
}
