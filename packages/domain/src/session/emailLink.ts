/** Outcomes of confirming an e-mail by the link sent to it; also values of `/my/settings?email=`. */
export const emailLinkOutcomes = ['confirmed', 'stale', 'taken'] as const;
