export const genders = ['MAN', 'WOMAN', 'NON_BINARY', 'SELF_DESCRIBE', 'PREFER_NOT_TO_SAY'] as const;
export const actorTypes = ['SHOP', 'COMPANY', 'SERVICE', 'USER', 'ADMINISTRATION'] as const;
export const audiences = ['ONLY_USER', 'ONLY_SHOP', 'ONLY_SERVICE', 'SHOPS', 'SERVICES', 'USERS'] as const;
export const voteDirections = ['UP', 'DOWN'] as const;
export const ownerScopes = ['USER', 'SERVICE', 'PLATFORM'] as const;
export const kinds = ['COMMON', 'SHARE'] as const;
export const periods = ['DAY', 'MONTH', 'YEAR'] as const;
/** A person's restriction of somebody: a muted author is hidden from feeds, a blocked one can't write to them. */
export const restrictionLevels = ['NONE', 'MUTED', 'BLOCKED'] as const;
export const subscriptionStates = ['SUBSCRIBED', 'NOT_SUBSCRIBED'] as const;
export const subscriptionPlanTypes = ['BASIC', 'CORPORATE', 'COST_PRICE'] as const;
export const inviteStatuses = ['NEW', 'ACCEPTED', 'WORKER', 'FINAL', 'CANCELED'] as const;
export const employeeRoles = ['OWNER', 'MANAGER', 'SELLER', 'COURIER'] as const;
export const legalSubjectTypes = ['LEGAL_SUBJECT', 'INDIVIDUAL_SUBJECT', 'SOLE_PROPRIETOR'] as const;
