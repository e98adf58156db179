import { Modal, type ModalProps } from '../../internal/modal/Modal.tsx';

export interface DialogProps extends ModalProps {
  /** 448 px, or 636 px for photographs and wide forms. @default 'm' */
  size?: 'm' | 'l' | undefined;
}

/**
 * A modal card in the middle of the window, on phones too. Use `ResponsiveDialog` for a form or anything taller than a
 * few lines, `ConfirmDialog` for a question, `SidePanel` for longer work.
 *
 * Keyboard (APG dialog): Tab and Shift+Tab stay inside, Escape closes, focus returns to the trigger.
 */
export function Dialog({ size = 'm', ...modal }: DialogProps) {
  return <Modal {...modal} shape="card" size={size} />;
}
