/** The state of a shop's opening: being filled in, or with the administration. */
export const openingStates = ['DRAFT', 'MODERATION'] as const;

/** The steps of opening a shop, in their order. */
export const openingSteps = ['SELLER', 'SHOP', 'PRODUCT', 'CHECK'] as const;

/** Limits of the texts of a future seller, in characters. */
export const openingLimits = { shortName: 2, name: 80, sellerName: 200 } as const;

/** The default delivery of a new shop: its own courier within the city, by day. Kopecks. */
export const firstDelivery = { price: 35_000, from: '09:00', to: '21:00' } as const;
