/** For a promise's `catch`: writes down that something could not be loaded, and goes on with a value instead. */
export const logFailure =
  <T>(what: string, instead: T) =>
  (error: unknown): T => {
    console.error(`Could not load ${what}:`, error instanceof Error ? error.message : error);
    return instead;
  };
