import * as AlertDialog from 'radix-ui/alert-dialog';
import { useRef, type RefObject } from 'react';
import { useFocusReturn } from '../../internal/layers/focusReturn.ts';
import { leaveEscapeToTopLayer } from '../../internal/layers/guards.ts';
import { layerHead } from '../../internal/layers/openLayers.ts';
import { LayerScope, useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import { Scrim } from '../../internal/layers/Scrim.tsx';
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
  const content = useRef<HTMLDivElement>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && cancel()}>
      <AlertDialog.Portal container={container}>
        <Scrim isOpen={isOpen} content={content} className={modal.scrim} />
        <Question {...question} ref={content} isLoading={isLoading} onClose={cancel} />
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface QuestionProps extends Omit<ConfirmDialogProps, 'isOpen'> {
  ref: RefObject<HTMLDivElement | null>;
}

function Question({
  ref,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  isLoading = false,
  onConfirm,
  onClose,
}: QuestionProps) {
  const { confirm = 'Подтвердите действие', areYouSure = 'Вы уверены?', yes = 'Да', no = 'Нет' } = useWords();
  const refusal = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Content
      aria-modal
      ref={ref}
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
