import * as AlertDialog from 'radix-ui/alert-dialog';
import { useRef } from 'react';
import { useFocusReturn } from '../../internal/layers/focusReturn.ts';
import { leaveEscapeToTopLayer } from '../../internal/layers/guards.ts';
import { layerHead } from '../../internal/layers/openLayers.ts';
import { LayerScope, useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import { adoptPageNonce } from '../../internal/layers/styleNonce.ts';
import * as modal from '../../internal/modal/modal.css.ts';
import { useWords } from '../../internal/words/words.ts';
import { Button } from '../Button/index.ts';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** «Да» was pressed. Close the dialog through `isOpen` when the work is done. */
  onConfirm: () => void;
  /** «Нет» or Escape. Not called while pending. */
  onClose: () => void;
  /** @default 'Подтвердите действие' */
  title?: string | undefined;
  /** @default 'Вы уверены?' */
  text?: string | undefined;
  /** @default 'Да' */
  confirmLabel?: string | undefined;
  /** @default 'Нет' */
  cancelLabel?: string | undefined;
  /** `danger` for what can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** The confirmed action is in progress: both buttons are disabled. */
  isLoading?: boolean | undefined;
}

/**
 * A yes-or-no question, a centred card at every width. The initial focus is on the safe answer, and a press outside
 * does nothing (APG alert dialog).
 */
export function ConfirmDialog({ isOpen, onClose, isLoading = false, ...question }: ConfirmDialogProps) {
  const container = useLayerContainer();
  const cancel = () => {
    if (!isLoading) onClose();
  };
  if (isOpen) adoptPageNonce();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && cancel()}>
      <AlertDialog.Portal container={container}>
        <AlertDialog.Overlay className={modal.scrim} />
        <Question {...question} isLoading={isLoading} onClose={cancel} />
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Question({
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  isLoading = false,
  onConfirm,
  onClose,
}: Omit<ConfirmDialogProps, 'isOpen'>) {
  const { confirm = 'Подтвердите действие', areYouSure = 'Вы уверены?', yes = 'Да', no = 'Нет' } = useWords();
  const refusal = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Content
      aria-modal
      data-part="dialog"
      className={`${modal.shape.card} ${modal.size.s} ${modal.phoneCardWidth}`}
      onEscapeKeyDown={leaveEscapeToTopLayer}
      {...useFocusReturn(refusal)}
    >
      <LayerScope>
        <header ref={layerHead} data-part="head" className={`${modal.head} ${modal.cardInset}`}>
          <AlertDialog.Title className={modal.title}>{title ?? confirm}</AlertDialog.Title>
          <AlertDialog.Description className={modal.description}>{text ?? areYouSure}</AlertDialog.Description>
        </header>
        <div data-part="foot" className={`${styles.answers} ${modal.cardInset}`}>
          <Button ref={refusal} variant="tonal" onClick={onClose} isDisabled={isLoading}>
            {cancelLabel ?? no}
          </Button>
          <Button variant={tone === 'danger' ? 'dangerSolid' : 'solid'} onClick={onConfirm} isLoading={isLoading}>
            {confirmLabel ?? yes}
          </Button>
        </div>
      </LayerScope>
    </AlertDialog.Content>
  );
}
