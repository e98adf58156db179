import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Nullable } from '../value/schema.ts';
import { units } from './units.ts';
import * as values from './values.ts';

export const Gender = Enumeration('Gender', values.genders);
export type Gender = Static<typeof Gender>;
export const ActorType = Enumeration('ActorType', values.actorTypes);
export type ActorType = Static<typeof ActorType>;
export const Audience = Enumeration('Audience', values.audiences);
export type Audience = Static<typeof Audience>;
export const VoteDirection = Enumeration('VoteDirection', values.voteDirections);
export type VoteDirection = Static<typeof VoteDirection>;
export const OwnerScope = Enumeration('OwnerScope', values.ownerScopes);
export type OwnerScope = Static<typeof OwnerScope>;
export const Kind = Enumeration('Kind', values.kinds);
export type Kind = Static<typeof Kind>;
export const Period = Enumeration('Period', values.periods);
export type Period = Static<typeof Period>;
export const SubscriptionState = Enumeration('SubscriptionState', values.subscriptionStates);
export type SubscriptionState = Static<typeof SubscriptionState>;
export const SubscriptionPlanType = Enumeration('SubscriptionPlanType', values.subscriptionPlanTypes);
export type SubscriptionPlanType = Static<typeof SubscriptionPlanType>;
export const InviteStatus = Enumeration('InviteStatus', values.inviteStatuses);
export type InviteStatus = Static<typeof InviteStatus>;
export const EmployeeRole = Enumeration('EmployeeRole', values.employeeRoles);
export type EmployeeRole = Static<typeof EmployeeRole>;
export const LegalSubjectType = Enumeration('LegalSubjectType', values.legalSubjectTypes);
export type LegalSubjectType = Static<typeof LegalSubjectType>;
export const Unit = Enumeration('Unit', units);
export type Unit = Static<typeof Unit>;

/** Body of favourites: UP sets, DOWN removes. Idempotent. */
export const MethodBody = Entity('MethodBody', { method: VoteDirection });
export type MethodBody = Static<typeof MethodBody>;
/** With `from`, the own vote that the person saw, a vote that is another one by now stays: the press was sent before. */
export const VoteBody = Entity('VoteBody', { method: VoteDirection, from: Type.Optional(Nullable(VoteDirection)) });
export type VoteBody = Static<typeof VoteBody>;
