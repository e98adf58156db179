import { Type, type Static } from 'typebox';
import { EmployeeRole } from '../actor/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { Entity, Enumeration, Id, Moment, Nullable, Slug } from '../value/schema.ts';
import * as values from './values.ts';

export const InviteState = Enumeration('InviteState', values.inviteStates);
export type InviteState = Static<typeof InviteState>;
export const TeamEventKind = Enumeration('TeamEventKind', values.teamEventKinds);
export type TeamEventKind = Static<typeof TeamEventKind>;
export const AppointedRole = Enumeration('AppointedRole', values.appointedRoles);
export type AppointedRole = Static<typeof AppointedRole>;

const person = {
  userId: Id,
  nickname: Type.String(),
  name: Type.String(),
  mediaFile: Nullable(MediaFile),
  /** «Флорист»; may be empty. */
  position: Type.String(),
};

export const TeamMember = Entity('TeamMember', { ...person, role: EmployeeRole });
export type TeamMember = Static<typeof TeamMember>;

/** Until somebody invited by phone number, or with a hidden profile, accepts, `name` is what the team typed. */
export const TeamInvite = Entity('TeamInvite', {
  id: Id,
  ...person,
  /** Null, with an empty `nickname`, when the person is known by `name` alone. */
  userId: Nullable(Id),
  role: AppointedRole,
  state: InviteState,
  createdAt: Moment,
});
export type TeamInvite = Static<typeof TeamInvite>;

/** A line of the history of a team, newest first. */
export const TeamEvent = Entity('TeamEvent', {
  id: Id,
  kind: TeamEventKind,
  /** The person who did it, by name. */
  by: Type.String(),
  /** The affected person, by name. */
  about: Type.String(),
  /** The offered or the new role. */
  role: Nullable(EmployeeRole),
  createdAt: Moment,
});
export type TeamEvent = Static<typeof TeamEvent>;

/** The team of a service: its people, invitations and history. */
export const Team = Entity('Team', {
  members: Type.Array(TeamMember),
  invites: Type.Array(TeamInvite),
  events: Type.Array(TeamEvent),
});
export type Team = Static<typeof Team>;

/** `person`: a nickname, with or without @, or a phone number. */
export const InviteToTeam = Entity('InviteToTeam', {
  person: Type.String({ minLength: 1, maxLength: values.teamLimits.person }),
  role: AppointedRole,
  position: Type.String({ maxLength: values.teamLimits.position }),
});
export type InviteToTeam = Static<typeof InviteToTeam>;

export const ChangeRole = Entity('ChangeRole', { role: AppointedRole });
export type ChangeRole = Static<typeof ChangeRole>;

/** `id`: an invitation, or the person. */
export const TeamParams = Type.Object({ service: Slug, id: Id });
export type TeamParams = Static<typeof TeamParams>;
