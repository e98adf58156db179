import type { Providers } from './providers.ts';

/** What an operator may have forgotten: the program works without, but differently than expected. */
export function warningsOf({ payments, payouts }: Providers, env: NodeJS.ProcessEnv): string[] {
  const [taking] = payments;
  const payoutKeys = taking?.name === 'tochka' ? 'CYCLOPS_*' : 'TBANK_PAYOUT_*, TBANK_REGISTER_*';
  const unset = ['RECEIPT_TAXATION', 'RECEIPT_VAT'].filter((name) => !env[name]);
  return [
    ...(payouts.length > 0 ? [] : [`sellers are not paid by the program: ${payoutKeys} are not set`]),
    ...(unset.length > 0 ? [`receipts state the default taxation or VAT rate: ${unset.join(', ')} not set`] : []),
  ];
}
