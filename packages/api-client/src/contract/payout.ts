import type { DeskParams } from '@vetka/domain/desk';
import type { ActReason } from '@vetka/domain/moderation';
import type { PageQuery } from '@vetka/domain/paging';
import type {
  HeldShops,
  IndebtedShops,
  PaidByHand,
  PayByHand,
  PayoutHoldChanged,
  PayoutQueueQuery,
  PayoutRequisitesHistory,
  Payouts,
  QueuedPayouts,
  SavePayoutRequisites,
  UnassignedMoneys,
} from '@vetka/domain/payout';
import type { VerificationSent } from '@vetka/domain/session';
import { call } from './call.ts';

/** Payouts to sellers. */
export const payout = {
  list: call<{ params: DeskParams; query: PageQuery; response: Payouts }>('GET', '/desk/{service}/payouts'),
  /** For the owner alone. */
  requisites: call<{ params: DeskParams; response: PayoutRequisitesHistory }>('GET', '/desk/{service}/requisites'),
  /** Sends a code to the owner's phone. */
  sendRequisitesCode: call<{ params: DeskParams; response: VerificationSent }>(
    'POST',
    '/desk/{service}/requisites/code',
  ),
  /** 422 on `account`, `bik` or `code`; 409 before the seller's own requisites are known. */
  saveRequisites: call<{ params: DeskParams; body: SavePayoutRequisites; response: PayoutRequisitesHistory }>(
    'PUT',
    '/desk/{service}/requisites',
  ),
  /** For the administration, as are all below. */
  queue: call<{ query: PayoutQueueQuery; response: QueuedPayouts }>('GET', '/moderation/payouts'),
  held: call<{ response: HeldShops }>('GET', '/moderation/payouts/holds'),
  /** Shops that owe money, the largest debt first. */
  debts: call<{ query: PageQuery; response: IndebtedShops }>('GET', '/moderation/payouts/debts'),
  /** Money received outside of the bank's deals, by shop. */
  unassigned: call<{ response: UnassignedMoneys }>('GET', '/moderation/payouts/by-hand'),
  /** Records a transfer of that money. 404; 409 when the amount differs from the due one, and for a known transfer. */
  payByHand: call<{ params: { id: number }; body: PayByHand; response: PaidByHand }>(
    'POST',
    '/moderation/payouts/by-hand/{id}',
  ),
  /** Holds the payouts of a shop until it is released. 409 when it is held already. */
  hold: call<{ params: { id: number }; body: ActReason; response: PayoutHoldChanged }>(
    'POST',
    '/moderation/payouts/holds/{id}',
  ),
  /** Releases a shop. 409 when it is not held. */
  release: call<{ params: { id: number }; body: ActReason; response: PayoutHoldChanged }>(
    'POST',
    '/moderation/payouts/holds/{id}/release',
  ),
};
