/** Where the opening of a shop stands: being filled in, or with the administration. */
export const openingStates = ['DRAFT', 'MODERATION'] as const;

/** The steps of opening a shop, in their order. */
export const openingSteps = ['SELLER', 'SHOP', 'PRODUCT', 'CHECK'] as const;

/** Limits of what a future seller writes, in characters. */
export const openingLimits = { shortName: 2, name: 80, sellerName: 200 } as const;

/** What a shop delivers by until it changes its delivery: its own courier within the city, by day. Kopecks. */
export const firstDelivery = { price: 35_000, from: '09:00', to: '21:00' } as const;
