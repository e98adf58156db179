import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import * as shared from '../moderation.css.ts';

interface MoveDialogProps {
  /** The effects of the move on prices and the commission. */
  effects: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a move that changes which promotions and commission rules apply. */
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
