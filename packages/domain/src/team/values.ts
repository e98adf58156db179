/** The state of an invitation to a team. */
export const inviteStates = ['WAITING', 'JOINED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;

/** The events of a team's history. */
export const teamEventKinds = ['INVITED', 'WITHDRAWN', 'JOINED', 'DECLINED', 'ROLE_CHANGED', 'DISMISSED'] as const;

/** Roles that a person can be invited to and given. An owner is not appointed. */
export const appointedRoles = ['MANAGER', 'SELLER', 'COURIER'] as const;

/** How long an invitation is valid (days). */
export const inviteDays = 7;

/** Upper limits of texts about a person, in characters. */
export const teamLimits = { person: 60, position: 60 } as const;
