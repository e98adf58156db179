/** Where an invitation to a team stands. */
export const inviteStates = ['WAITING', 'JOINED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;

/** What happened in a team. */
export const teamEventKinds = ['INVITED', 'WITHDRAWN', 'JOINED', 'DECLINED', 'ROLE_CHANGED', 'DISMISSED'] as const;

/** Roles that a person can be invited to and given. An owner is not appointed. */
export const appointedRoles = ['MANAGER', 'SELLER', 'COURIER'] as const;

/** How long an invitation waits for its answer (days). */
export const inviteDays = 7;

/** Upper limits of what is typed about a person, in characters. */
export const teamLimits = { person: 60, position: 60 } as const;
