declare module 'virtual:kit-props' {
  import type { ComponentProps, StoryFile } from './props.ts';

  export const kitProps: readonly ComponentProps[];
  /** By path relative to the kit's `src`. */
  export const storyFiles: Readonly<Record<string, StoryFile>>;
}
