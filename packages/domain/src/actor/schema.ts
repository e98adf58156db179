import { Type, type Static } from 'typebox';
import * as values from './values.ts';

export const Gender = Type.Enum(values.genders);
export type Gender = Static<typeof Gender>;
export const ActorType = Type.Enum(values.actorTypes);
export type ActorType = Static<typeof ActorType>;
export const Audience = Type.Enum(values.audiences);
export type Audience = Static<typeof Audience>;
export const VoteDirection = Type.Enum(values.voteDirections);
export type VoteDirection = Static<typeof VoteDirection>;
export const OwnerScope = Type.Enum(values.ownerScopes);
export type OwnerScope = Static<typeof OwnerScope>;
export const Kind = Type.Enum(values.kinds);
export type Kind = Static<typeof Kind>;
export const Period = Type.Enum(values.periods);
export type Period = Static<typeof Period>;
export const SubscriptionState = Type.Enum(values.subscriptionStates);
export type SubscriptionState = Static<typeof SubscriptionState>;
export const SubscriptionPlanType = Type.Enum(values.subscriptionPlanTypes);
export type SubscriptionPlanType = Static<typeof SubscriptionPlanType>;
export const InviteStatus = Type.Enum(values.inviteStatuses);
export type InviteStatus = Static<typeof InviteStatus>;
export const EmployeeRole = Type.Enum(values.employeeRoles);
export type EmployeeRole = Static<typeof EmployeeRole>;
export const LegalSubjectType = Type.Enum(values.legalSubjectTypes);
export type LegalSubjectType = Static<typeof LegalSubjectType>;
export const Unit = Type.Enum(values.units);
export type Unit = Static<typeof Unit>;

/** Body of votes and favourites: UP sets, DOWN removes. Idempotent. */
export const MethodBody = Type.Object({ method: VoteDirection });
export type MethodBody = Static<typeof MethodBody>;
