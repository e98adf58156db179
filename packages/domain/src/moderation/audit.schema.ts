import { Type, type Static } from 'typebox';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Day, Entity, Enumeration, Id, Moment, Nullable, Words } from '../value/schema.ts';
import { auditKinds, moderationLimits } from './values.ts';

/** Why the administration acts; the audit log keeps it. */
export const ActReason = Entity('ActReason', { reason: Words(moderationLimits.why) });
export type ActReason = Static<typeof ActReason>;

export const AuditKind = Enumeration('AuditKind', auditKinds);
export type AuditKind = Static<typeof AuditKind>;

/** A field that an act changed; null where it had, or has, no value. */
export const AuditChange = Entity('AuditChange', {
  field: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
});
export type AuditChange = Static<typeof AuditChange>;

/** One act of the administration, as it was recorded with the change itself. */
export const AuditEntry = Entity('AuditEntry', {
  id: Id,
  createdAt: Moment,
  /** Name of the call, such as `goods.moderate`. */
  call: Type.String(),
  actor: Entity('AuditActor', { id: Id, name: Type.String(), nickname: Type.String() }),
  kind: AuditKind,
  /** null for an act about several things, such as the order of plans. */
  objectId: Nullable(Id),
  /** The object's name at that moment. */
  title: Type.String(),
  /** The words of the person who acted; empty when none were asked for. */
  reason: Type.String(),
  changes: Type.Array(AuditChange),
  /** A decision of the last day that neither was taken back nor has a later one after it. */
  canBeUndone: Type.Boolean(),
  /** The request in the log of the server. */
  requestId: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;
export const AuditPage = PageOf('AuditPage', AuditEntry);
export type AuditPage = Static<typeof AuditPage>;

/** `search` looks in the names of objects and people, and in reasons. The days are those of Moscow, both included. */
export const AuditQuery = Type.Object({
  ...pageQuery,
  kind: Type.Optional(AuditKind),
  objectId: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: moderationLimits.search })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type AuditQuery = Static<typeof AuditQuery>;
