/** States of a person's subscription. */
export const ownSubscriptionStates = ['ACTIVE', 'UPCOMING', 'ENDED'] as const;
