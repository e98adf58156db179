import { Modal, type ModalProps } from '../../internal/modal/Modal.tsx';

export interface ResponsiveDialogProps extends ModalProps {
  /** Desktop width: 448 px, or 636 px for photographs and wide forms. @default 'm' */
  size?: 'm' | 'l' | undefined;
}

/**
 * A modal card on the desktop; below 768 px a drawer from the bottom with a handle and «Отмена». Both are the same
 * element, so rotating a phone keeps the typed values. Use `BottomSheet` for a drawer at every width.
 *
 * Keyboard (APG dialog): Tab and Shift+Tab stay inside, Escape closes, focus returns to the trigger.
 */
export function ResponsiveDialog({ size = 'm', ...modal }: ResponsiveDialogProps) {
  return <Modal {...modal} shape="responsive" size={size} />;
}
