import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import * as shared from '../moderation.css.ts';

interface MoveDialogProps {
  /** What the move changes for prices and the commission. */
  effects: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a move that takes products into promotions and rules of the commission, or out of them. */
export function MoveDialog({ effects, onClose, onConfirm }: MoveDialogProps) {
  return (
    <FormDialog
      onClose={onClose}
      title="Переместить категорию?"
      description="Вместе с ней переедет всё, что внутри."
      submitLabel="Переместить"
      onSubmit={onConfirm}
    >
      <ul className={shared.notes}>
        {effects.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
