/** A piece of code that occurs once in a module, and its replacement. */
export interface Change {
  /** Below `src/modules` of the API, or `src` of the domain. */
  file: string;
  find: string;
  put: string;
}
