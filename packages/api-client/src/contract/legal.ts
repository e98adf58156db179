import type {
  LegalDocument,
  LegalDraft,
  LegalText,
  LegalVersion,
  LegalVersionParams,
  ManagedDocument,
  NewLegalDraft,
  PlanLegalVersion,
} from '@vetka/domain/legal';
import { call } from './call.ts';

type ById = { id: number };

/** Legal documents and their versions. The last five calls are for the administration. */
export const legal = {
  /** The version in force. */
  document: call<{ params: { slug: string }; response: LegalDocument }>('GET', '/documents/{slug}'),
  /** Versions in force, past and announced, the latest first. */
  versions: call<{ params: { slug: string }; response: LegalVersion[] }>('GET', '/documents/{slug}/versions'),
  /** The version that took, or takes, effect on a day. */
  version: call<{ params: LegalVersionParams; response: LegalText }>('GET', '/documents/{slug}/versions/{day}'),
  managed: call<{ response: ManagedDocument[] }>('GET', '/moderation/documents'),
  /** 409 with the `draft` when the document has one. */
  addDraft: call<{ body: NewLegalDraft; response: LegalText }>('POST', '/moderation/documents'),
  /** 409 with the `draft` when it was changed after `unchangedSince`. */
  changeDraft: call<{ params: ById; body: LegalDraft; response: LegalText }>('PUT', '/moderation/documents/{id}'),
  removeDraft: call<{ params: ById; response: ById }>('DELETE', '/moderation/documents/{id}'),
  /**
   * Announces a draft, and notifies shops of their contract. 409 when the draft was changed after `unchangedSince`, 422 when
   * the day is earlier than the law allows.
   */
  plan: call<{ params: ById; body: PlanLegalVersion; response: LegalText }>('POST', '/moderation/documents/{id}/plan'),
  /** Makes an announced version a draft again, before its day. */
  withdraw: call<{ params: ById; response: LegalText }>('POST', '/moderation/documents/{id}/withdrawal'),
};
