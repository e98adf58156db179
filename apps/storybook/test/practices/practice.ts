/** What checking a must finds: it holds, it is broken, or nothing here is subject to it. */
export type Verdict = boolean | undefined;

/** A pattern of the WAI-ARIA Authoring Practices as a table of what it requires; optional behaviour is left out. */
export interface Practice {
  /** As in the address of its page: https://www.w3.org/WAI/ARIA/apg/patterns/<pattern>/ */
  pattern: string;
  /** Selector of its elements. */
  find: string;
  /** Narrows down what the selector finds. */
  isOne?: (element: HTMLElement) => boolean;
  /** Roles, names, states and properties. Checked on every element. */
  markup: Record<string, (element: HTMLElement) => Verdict>;
  /** Required keys. Checked in order, on one element of each shape; a state that a must changes is its last one's. */
  keyboard: Record<string, (element: HTMLElement) => Promise<Verdict>>;
  /** So common that a shape is operated once in a run, not in every story. */
  isCommon?: boolean;
  /** Depends on what is in it: operated in every story, also where several components are assembled. */
  isAlwaysOperated?: boolean;
}

/** A must that was checked on an element. */
export interface Finding {
  pattern: string;
  must: string;
  element: string;
  isMet: boolean;
}
