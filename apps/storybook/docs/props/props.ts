/** What a property takes; decides how it is changed in Storybook. */
export type PropKind = 'flag' | 'choice' | 'text' | 'number' | 'data' | 'node' | 'callback' | 'ref';

/** A property of a component, as declared in code. */
export interface Prop {
  name: string;
  type: string;
  kind: PropKind;
  /** The values of a `choice`. */
  options?: readonly (string | number)[];
  /** Doc comment: English as read from the code, Russian on the page. */
  about: string;
  isRequired: boolean;
  byDefault?: string;
}

/** An exported component and its properties. */
export interface ComponentProps {
  /** Folder of its entry, relative to the kit's `src`: `components/Button`. */
  folder: string;
  name: string;
  about: string;
  props: readonly Prop[];
  /** Whether it passes on the attributes of an HTML element. */
  takesAttributes: boolean;
}

/** What the stories of one file show. */
export interface StoryFile {
  /** The component of the folder whose properties they take; none for screens and other stories of their own. */
  component?: string;
  /** Those that they take; all by default. */
  props?: readonly string[];
  /** Names of the stories whose `render` takes no arguments: a control would change nothing. */
  fixed: readonly string[];
}
