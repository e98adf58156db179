import type { ProviderResult } from '../result.ts';

/** A service that knows the passwords of published leaks. */
export interface LeakedPasswords {
  /** How often a password occurs in leaks; 0 is never. */
  countOf: (password: string) => Promise<ProviderResult<number>>;
}
