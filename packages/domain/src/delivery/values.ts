export const deliveryTypes = ['PICKUP', 'DELIVERY', 'OWN_COURIER', 'MARKETPLACE'] as const;
