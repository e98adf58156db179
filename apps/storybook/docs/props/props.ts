/** A property of a component as its code declares it. */
export interface Prop {
  name: string;
  type: string;
  /** The comment of the code, in English. */
  about: string;
  isRequired: boolean;
  byDefault?: string;
}

/** One exported component and what it takes. */
export interface ComponentProps {
  /** Of its entry, below the source of the kit: `components/Button`. */
  folder: string;
  name: string;
  about: string;
  props: readonly Prop[];
  /** It passes the attributes of an HTML element on. */
  takesAttributes: boolean;
}
