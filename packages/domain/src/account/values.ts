/** The subjects of consent. */
export const consentKinds = ['REGISTRATION', 'PERSONAL_DATA', 'TERMS', 'COOKIE', 'MARKETING'] as const;

/** How long a deleted account can be restored by signing in, in days. */
export const restorableDays = 30;
