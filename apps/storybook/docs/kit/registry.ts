import type { Guide } from '../../../../packages/ui/src/internal/guide.ts';
import type { ComponentProps, StoryFile } from '../props/props.ts';

/** What documents one file of stories. */
export interface Documentation {
  /** The components of its folder. */
  components: readonly ComponentProps[];
  shown: StoryFile | undefined;
  guide: Guide | undefined;
  /** The code of its stories, by export. */
  readCode: () => Promise<{ default: Readonly<Record<string, string>> }>;
}

const files = new Map<string, Documentation>();

/** Called by every file of stories: the plugin adds the call. */
export function register(file: string, documentation: Documentation): void {
  files.set(file, documentation);
}

/** Path of a file of the kit relative to its `src`. */
export const pathInKit = (file: string): string => /packages\/ui\/src\/(.+)$/.exec(file)?.[1] ?? '';

/** The documentation of a file of stories that is loaded. */
export const documentationOf = (file: string): Documentation | undefined => files.get(pathInKit(file));
