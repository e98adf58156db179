/** Folder of a kit file relative to `src`: `components/Button`. */
export function folderOf(file: string): string {
  const [, folder = ''] = /packages\/ui\/src\/(.+)\/[^/]+$/.exec(file) ?? [];
  return folder;
}

/** Last segment of a folder: the name of its component. */
export const nameOf = (folder: string): string => folder.split('/').at(-1) ?? '';
