export { checkoutMachine, type CheckoutContext, type CheckoutEmitted, type CheckoutEvent } from './checkout.machine.ts';
