/** A piece of a module that occurs there once, and what stands in its place. */
export interface Change {
  /** Below `src/modules` of the API, or `src` of the domain. */
  file: string;
  find: string;
  put: string;
}
