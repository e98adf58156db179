import type { Guide } from '../../../../packages/ui/src/internal/guide.ts';

const guides = import.meta.glob<Guide>('../../../../packages/ui/src/{components,desk,patterns}/**/*.docs.ts', {
  import: 'guide',
  eager: true,
});

/** Folder of a kit file relative to `src`: `components/Button`. */
export function folderOf(file: string): string {
  const [, folder = ''] = /packages\/ui\/src\/(.+)\/[^/]+$/.exec(file) ?? [];
  return folder;
}

/** Last segment of a folder: the name of its component. */
export const nameOf = (folder: string): string => folder.split('/').at(-1) ?? '';

/** The guide of a folder's component. */
export const guideOf = (folder: string): Guide | undefined =>
  guides[`../../../../packages/ui/src/${folder}/${nameOf(folder)}.docs.ts`];
