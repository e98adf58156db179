import { kopecksOfRoubles, roublesText } from '../payments/tochkaMoney.ts';
import { recordOf, textOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import { showAct } from './cyclopsActs.ts';
import { registerBeneficiary } from './cyclopsBeneficiary.ts';
import {
  createCyclopsCall,
  createCyclopsUpload,
  cyclopsCodes,
  type CyclopsAnswer,
  type CyclopsCall,
  type CyclopsConfig,
} from './cyclopsCalls.ts';
import type { NewPayout, PayoutGateway, PayoutProgress, PayoutSnapshot } from './gateway.ts';

export interface CyclopsPayoutsConfig extends CyclopsConfig {
  /** The virtual account that collects the payments of buyers for the sellers. */
  virtualAccount: string;
  /** How often the bank is asked for new incoming payments (ms). @default 300000, as often as the bank allows */
  identifyEveryMs?: number;
}

const progressOfDeal: Readonly<Record<string, PayoutProgress>> = {
  new: 'PREPARED',
  in_process: 'MOVING',
  partial: 'MOVING',
  closed: 'PAID',
  rejected: 'REFUSED',
  correction: 'MOVING',
  canceled_by_platform: 'REFUSED',
};

const purpose = 'Перевод по договору с маркетплейсом. Без НДС';
/** Of the only recipient of a deal. */
const recipientNumber = 1;
const unknownDeal = 'no-deal';
const noDeals = () => Promise.resolve(failure('invalid', 'no-deals', 'Сделки этого банка – это выплаты'));

/**
 * Tochka «Cyclops»: a nominal account. A payout is a deal with one recipient: created, it moves nothing; executed, it
 * pays from the virtual account of the marketplace to the account of the seller, whom the bank knows as a beneficiary.
 */
export function createCyclopsPayouts(config: CyclopsPayoutsConfig): PayoutGateway {
  const call = createCyclopsCall(config);
  const upload = createCyclopsUpload(config);
  const identify = createIdentification(call, config);
  const state = (dealId: string) => readDeal(call, dealId);
  return {
    name: 'tochka',
    hasDeals: false,
    asksFor: ['PASSPORT'],
    openDeal: noDeals,
    closeDeal: noDeals,
    register: (recipient) => registerBeneficiary(call, recipient),
    prepare: async (payout) => {
      const identified = await identify();
      if (!identified.ok && identified.reason === 'unavailable') return identified;
      return createDeal(call, payout, config.virtualAccount);
    },
    discard: async (number) => {
      const id = await findDeal(call, number);
      if (!id.ok) return id.code === unknownDeal ? success(true) : id;
      return rejectDeal(call, id.value);
    },
    execute: async (dealId, act) => {
      const shown = await showAct(call, upload, dealId, act);
      if (!shown.ok) return shown;
      const answer = await executeDeal(call, dealId);
      // The money may have come without being identified; the next attempt finds it.
      if (!answer.ok && answer.code === cyclopsCodes.noMoney) await identify();
      return answer;
    },
    state,
  };
}

/** Codes of refusals after which a deal may still be paid. */
const mayBePaid: readonly string[] = [cyclopsCodes.noMoney, cyclopsCodes.wrongStatus, cyclopsCodes.inProgress];

/** A deal that the bank refuses to execute is given up, so that its money is free and its state says so. */
async function executeDeal(call: CyclopsCall, dealId: string): Promise<ProviderResult<PayoutSnapshot>> {
  const answer = await call('execute_deal', { deal_id: dealId });
  if (answer.ok) return readDeal(call, dealId);
  if (answer.reason === 'rejected' && !mayBePaid.includes(answer.code)) await rejectDeal(call, dealId);
  return answer;
}

/**
 * A deal in correction is not over: somebody may still change the account and send it again, and its money is reserved.
 * So it counts as refused only once it is cancelled.
 */
async function readDeal(call: CyclopsCall, dealId: string): Promise<ProviderResult<PayoutSnapshot>> {
  const shown = await call('get_deal', { deal_id: dealId });
  if (!shown.ok) return shown;
  const deal = recordOf(shown.value.deal);
  if (deal.status !== 'correction') return snapshotOf(deal);
  const cancelled = await call('cancel_deal_with_executed_recipients', { deal_id: dealId });
  if (!cancelled.ok) return cancelled.reason === 'unavailable' ? cancelled : snapshotOf(deal);
  return snapshotOf({ ...deal, status: 'canceled_by_platform' });
}

/** The bank keeps a key once: a repeated call gets the deal that was made, so nothing is reserved twice. */
async function createDeal(call: CyclopsCall, payout: NewPayout, virtualAccount: string) {
  const made = await call('create_deal', dealOf(payout, virtualAccount));
  if (!made.ok) {
    // Acquiring settles a day later.
    if (made.code === cyclopsCodes.noMoney) return failure('unavailable', made.code, made.message);
    if (made.code !== cyclopsCodes.knownExtKey) return made;
    const known = await findDeal(call, payout.number);
    return known.ok ? readDeal(call, known.value) : known;
  }
  const externalId = textOf(made.value.deal_id);
  const refusal = complianceOf(made.value);
  if (refusal === undefined)
    return success({ externalId, progress: 'PREPARED' as const, bankStatus: 'new', message: '' });
  const freed = await rejectDeal(call, externalId);
  return freed.ok ? failure('rejected', 'compliance', refusal) : freed;
}

/** Frees what a new deal reserves. One that is not new any more stays as it is. */
async function rejectDeal(call: CyclopsCall, dealId: string): Promise<ProviderResult<true>> {
  const answer = await call('rejected_deal', { deal_id: dealId });
  return answer.ok || answer.code === cyclopsCodes.wrongStatus ? success(true) : answer;
}

function dealOf({ number: extKey, amount, requisites }: NewPayout, virtualAccount: string): CyclopsAnswer {
  const roubles = Number(roublesText(amount));
  const { account, bik, holder, inn } = requisites;
  return {
    ext_key: extKey,
    amount: roubles,
    payers: [{ virtual_account: virtualAccount, amount: roubles }],
    recipients: [
      {
        number: recipientNumber,
        type: 'payment_contract',
        amount: roubles,
        account,
        bank_code: bik,
        name: holder,
        inn,
        purpose,
      },
    ],
  };
}

/** The id of the deal that was made with a key. */
async function findDeal(call: CyclopsCall, extKey: string): Promise<ProviderResult<string>> {
  const found = await call('list_deals', { filters: { ext_key: extKey } });
  if (!found.ok) return found;
  const [deal] = Array.isArray(found.value.deals) ? found.value.deals.map(recordOf) : [];
  return deal
    ? success(textOf(deal.id))
    : failure('unavailable', unknownDeal, 'Банк не показал сделку, которую создал');
}

/** The reason for which the bank's compliance does not approve the recipient. */
function complianceOf({ compliance_check_payments: checks }: CyclopsAnswer): string | undefined {
  const refused = (Array.isArray(checks) ? checks.map(recordOf) : []).find(({ approved }) => approved === false);
  if (!refused) return undefined;
  const messages = Array.isArray(refused.messages) ? refused.messages.map((each) => textOf(recordOf(each).text)) : [];
  return messages.join('. ') || 'Банк не согласовал выплату';
}

/** A closed deal has paid its recipient, unless the payment has been cancelled since. */
function snapshotOf(deal: CyclopsAnswer): ProviderResult<PayoutSnapshot> {
  const status = textOf(deal.status);
  const [recipient] = Array.isArray(deal.recipients) ? deal.recipients.map(recordOf) : [];
  const payment = textOf(recordOf(recipient?.payment).status);
  const isBack = status !== 'correction' && (payment === 'CANCELED' || recipient?.status === 'reject');
  const progress = isBack ? 'REFUSED' : progressOfDeal[status];
  if (progress === undefined || deal.id === undefined)
    return failure('unavailable', 'unknown-status', `Неизвестный статус сделки «${status}»`);
  const message = progress === 'REFUSED' ? textOf(recipient?.error_reason) : '';
  const bankStatus = [status, payment].filter(Boolean).join(', ');
  return success({ externalId: textOf(deal.id), progress, bankStatus, message });
}

/**
 * New money on the nominal account is unassigned until it is identified. All of it comes from our buyers, so it goes to
 * one virtual account, and the ledger knows whose it is.
 */
function createIdentification(call: CyclopsCall, { virtualAccount, identifyEveryMs = 300_000 }: CyclopsPayoutsConfig) {
  let askedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<ProviderResult<true>> => {
    if (performance.now() - askedAt < identifyEveryMs) return success(true);
    const listed = await call('list_payments_v2', { filters: { incoming: true, identify: false } });
    if (!listed.ok) return listed;
    for (const paymentId of Array.isArray(listed.value.payments) ? listed.value.payments.map(textOf) : []) {
      const identified = await identifyOne(call, paymentId, virtualAccount);
      if (!identified.ok && identified.code !== cyclopsCodes.alreadyIdentified) return identified;
    }
    askedAt = performance.now();
    return success(true);
  };
}

async function identifyOne(call: CyclopsCall, paymentId: string, virtualAccount: string) {
  const shown = await call('get_payment', { payment_id: paymentId });
  if (!shown.ok) return shown;
  const kopecks = kopecksOfRoubles(recordOf(shown.value.payment).amount);
  if (kopecks === null) return failure('unavailable', 'no-amount', 'Банк не прислал сумму платежа');
  const amount = Number(roublesText(kopecks));
  const owners = [{ virtual_account: virtualAccount, amount }];
  return call('identification_payment', { payment_id: paymentId, is_returned_payment: false, owners });
}
