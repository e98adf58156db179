/** A property of a component, as declared in code. */
export interface Prop {
  name: string;
  type: string;
  /** Doc comment from the code, in English. */
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
