import type { Indexer } from 'storybook/internal/types';
import { readGuide } from '../props/readGuide.ts';
import { aliasedTitle } from './aliases.ts';

/** Adds to the title of a component what else it is called, from its guide. Addresses come from ids, which stay. */
export const withAliases = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const [, folder, name] = /packages\/ui\/src\/(.+)\/([^/]+)\.stories\.tsx$/.exec(file.replaceAll('\\', '/')) ?? [];
    const guide = folder !== undefined && folder.endsWith(`/${name}`) ? await readGuide(folder) : undefined;
    if (!guide?.aliases) return entries;
    const { aliases } = guide;
    return entries.map((entry) => ({
      ...entry,
      ...(entry.title !== undefined && { title: aliasedTitle(entry.title, aliases) }),
    }));
  },
});
