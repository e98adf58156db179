/** What confirming an e-mail by its link came to; also `/my/settings?email=`. */
export const emailLinkOutcomes = ['confirmed', 'stale', 'taken'] as const;
