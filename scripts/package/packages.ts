import { inRepository } from '../launcher/repository.ts';

/** Folders of what is published, each after what it depends on. */
export const packageFolders = ['packages/domain', 'packages/api-client', 'packages/machines', 'packages/ui'] as const;

/** Where a build of a package lies. */
export const builtFolder = (folder: string): string => inRepository(folder, 'dist');
