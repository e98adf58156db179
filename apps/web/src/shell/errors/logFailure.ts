/** For a promise's `catch`: logs that something could not be loaded, and continues with a fallback value. */
export const logFailure =
  <T>(what: string, instead: T) =>
  (error: unknown): T => {
    console.error(`Could not load ${what}:`, error instanceof Error ? error.message : error);
    return instead;
  };
