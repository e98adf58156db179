/** The subjects of consent. */
export const consentKinds = ['REGISTRATION', 'PERSONAL_DATA', 'TERMS', 'COOKIE', 'MARKETING'] as const;

/** How long a deleted account can be restored by signing in, in days. */
export const restorableDays = 30;

/** What confirming an e-mail by its link came to; also `/my/settings?email=`. */
export const emailLinkOutcomes = ['confirmed', 'stale', 'taken'] as const;
