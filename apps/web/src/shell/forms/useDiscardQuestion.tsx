import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { useState, type FormEvent } from 'react';

export const typedIsLost = 'Всё, что вы ввели, пропадёт.';

/** What a press has selected is selected again by a press. */
const isPressed = (field: EventTarget): boolean =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

/**
 * Asks before a dialog with typed text or a chosen file is dismissed. Put `watch` on an element around its fields, give
 * the dialog `close`, and render `question`.
 */
export function useDiscardQuestion(onClose: () => void) {
  const [isTyped, setIsTyped] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return {
    watch: {
      onInput({ target }: FormEvent) {
        if (!isPressed(target)) setIsTyped(true);
      },
    },
    /** Something else would be lost: a photo was removed. */
    note: () => setIsTyped(true),
    /** What was typed has been saved or given up. */
    forget: () => setIsTyped(false),
    isTyped,
    close: () => {
      if (isTyped) setIsAsking(true);
      else onClose();
    },
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsTyped(false);
          setIsAsking(false);
          onClose();
        }}
        title="Закрыть без сохранения?"
        text={typedIsLost}
        confirmLabel="Закрыть"
        cancelLabel="Остаться"
      />
    ),
  };
}
