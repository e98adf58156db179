import type { Company } from '@vetka/domain/opening';
import type { ProviderResult } from '../result.ts';

/** The state register of companies and sole proprietors. */
export interface CompanyRegister {
  /** @param inn 10 or 12 digits. @returns null when the register does not have it, as for the self-employed */
  find: (inn: string) => Promise<ProviderResult<Company | null>>;
}
