import { Modal, type ModalProps } from '../../internal/modal/Modal.tsx';

export type BottomSheetProps = ModalProps;

/**
 * A modal drawer from the bottom edge at every width: filters, sorting, a menu within thumb reach. Dragging its handle
 * down closes it, and it stays above the on-screen keyboard. Use `ResponsiveDialog` for a card on the desktop.
 *
 * Keyboard (APG dialog): Tab and Shift+Tab stay inside, Escape closes, focus returns to the trigger.
 */
export function BottomSheet(props: BottomSheetProps) {
  return <Modal {...props} shape="sheet" size="m" />;
}
