/**
 * The Storybook page of a component or a pattern, in Russian. Stored beside the code as `<Name>.docs.ts`; Storybook
 * adds stories, properties and links. Words in backticks are shown as code.
 */
export interface Guide {
  /** One-sentence summary. */
  is: string;
  /** Other names that people look for: «модалка», «попап», modal. The search of Storybook finds them. */
  aliases?: readonly string[] | undefined;
  /** When to use it. */
  use: readonly string[];
  /** When to use something else: the name of that component, or of an HTML element. */
  instead: readonly (readonly [when: string, take: string])[];
  /** Its parts in order. */
  anatomy: readonly string[];
  /** Empty if it handles no keys itself. */
  keys: readonly (readonly [key: string, does: string])[];
  /** What a screen reader says, and when. */
  speech: readonly string[];
  /** How to write its texts. */
  words: readonly string[];
  /**
   * What its properties do, by name, or by component and name: `TabLinks.label`. Properties that do the same everywhere
   * are in `apps/storybook/docs/props/commonProps.ts`.
   */
  props?: Readonly<Record<string, string>> | undefined;
  /** Its stories cover the whole window, so each needs its own frame. */
  isOverPage?: boolean | undefined;
}
