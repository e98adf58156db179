export { BuyBox, type BuyBoxProps } from './BuyBox.tsx';
export { BuyBar, BuyButtons, type BuyButtonsProps } from './BuyButtons.tsx';
export { deliveryNotes, type DeliveryNote } from './deliveryNotes.ts';
