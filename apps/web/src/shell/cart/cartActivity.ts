/** The cart's operations in progress. */
export interface CartActivity {
  /** The product being added, or whose line is being changed. */
  busyProductId: number | null;
  isAdding: boolean;
  isAddingWithRedirect: boolean;
  isConfirmingCoupon: boolean;
  isCartChanged: boolean;
}

/** Nothing is in progress. */
export const idle: CartActivity = {
  busyProductId: null,
  isAdding: false,
  isAddingWithRedirect: false,
  isConfirmingCoupon: false,
  isCartChanged: false,
};
