import { inRepository } from '../launcher/repository.ts';

/** Folders of the published packages in dependency order. */
export const packageFolders = ['packages/domain', 'packages/api-client', 'packages/machines', 'packages/ui'] as const;

/** The build output of a package. */
export const builtFolder = (folder: string): string => inRepository(folder, 'dist');
