/**
 * What the page of a component or a pattern says in Storybook, in Russian. It stands beside the code as
 * `<Name>.docs.ts`; stories, properties and links are put to it by Storybook. Words in backticks are shown as code.
 */
export interface Guide {
  /** What it is, in one sentence. */
  is: string;
  /** Situations to take it in. */
  use: readonly string[];
  /** Situations to take something else in: the name of that component, or of an HTML element. */
  instead: readonly (readonly [when: string, take: string])[];
  /** Its parts, from the first to the last. */
  anatomy: readonly string[];
  /** Empty: it takes no keys of its own. */
  keys: readonly (readonly [key: string, does: string])[];
  /** What a screen reader says, and when. */
  speech: readonly string[];
  /** How the words in it are written. */
  words: readonly string[];
  /** Its stories open over the whole window, so that each needs a window of its own. */
  isOverPage?: boolean;
}
