/** Every move of money in the ledger. Each one is written in the transaction that causes it. */
export { capture, release, sell, sellSubscription } from './ledger.sale.ts';
export { cancel, refund, refundFailed, refundPaid } from './ledger.refund.ts';
export { balanceOf, balancesOf, lockSeller } from './ledger.entries.ts';
export { goodsByRule, goodsChangedAt } from './ledger.seller.ts';
export { previewRules } from './ledger.preview.ts';
export { payout, payoutFailed, payoutPaid, payoutPaidAfterRefusal, payoutReturned } from './ledger.payout.ts';
export { bankFee, correction } from './ledger.bank.ts';
