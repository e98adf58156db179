import type { ModerationDecision } from '@vetka/domain/goods';
import type {
  CompanyQuery,
  DecidedShop,
  FoundCompany,
  ModeratedShops,
  Opening,
  SaveOpeningSeller,
  SaveOpeningShop,
  SubmitOpening,
} from '@vetka/domain/opening';
import type { QueueQuery } from '@vetka/domain/moderation';
import { call } from './call.ts';

/** Opening a shop. A person opens one shop at a time, and only they see it. */
export const opening = {
  read: call<{ response: Opening }>('GET', '/opening'),
  /** A company or a sole proprietor by ИНН, from the state register. */
  company: call<{ query: CompanyQuery; response: FoundCompany }>('GET', '/opening/company'),
  seller: call<{ body: SaveOpeningSeller; response: Opening }>('PUT', '/opening/seller'),
  /** The first call creates the shop, which only its owner sees. 409 while there are no requisites. */
  shop: call<{ body: SaveOpeningShop; response: Opening }>('PUT', '/opening/shop'),
  /** Accepts the contract and submits the shop to the administration. */
  submit: call<{ body: SubmitOpening; response: Opening }>('POST', '/opening/submit'),
  /** Withdraws the submission to change the shop. */
  withdraw: call<{ response: Opening }>('POST', '/opening/withdraw'),
  /** For the administration: shops that await moderation, the oldest first. */
  moderated: call<{ query: QueueQuery; response: ModeratedShops }>('GET', '/moderation/shops'),
  /** For the administration. */
  moderate: call<{ params: { id: number }; body: ModerationDecision; response: DecidedShop }>(
    'POST',
    '/moderation/shops/{id}/decision',
  ),
  /**
   * For the administration, within 24 hours: the shop awaits moderation again. 409 when it was submitted again or has
   * orders.
   */
  undoModeration: call<{ params: { id: number }; response: DecidedShop }>('POST', '/moderation/shops/{id}/undo'),
};
