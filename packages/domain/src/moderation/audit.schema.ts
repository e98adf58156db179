import { Type, type Static } from 'typebox';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Day, Entity, Enumeration, Id, Moment, Nullable, Words } from '../value/schema.ts';
import { auditKinds, moderationLimits } from './values.ts';

/** The administration's reason; stored in the audit log. */
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

/** One act of the administration, recorded together with the change itself. */
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
  /** The reason given by the person; empty when none was required. */
  reason: Type.String(),
  changes: Type.Array(AuditChange),
  /** A decision of the last day that was neither undone nor followed by a later one. */
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
