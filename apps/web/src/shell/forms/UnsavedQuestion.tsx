import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { useLeaving, type PlaceOf } from './useUnsaved.ts';

interface UnsavedQuestionProps {
  isUnsaved: boolean;
  /** What would be lost: «То, что вы написали, пропадёт.» */
  text: string;
  placeOf?: PlaceOf;
}

/** Asks before a form with unsaved changes is left. */
export function UnsavedQuestion({ isUnsaved, text, placeOf }: UnsavedQuestionProps) {
  return <LeaveQuestion {...useLeaving(isUnsaved, placeOf)} text={text} />;
}

interface LeaveQuestionProps extends Pick<UnsavedQuestionProps, 'text'> {
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question of `useLeaving`. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  return <ConfirmDialog {...props} title="Уйти без сохранения?" confirmLabel="Уйти" cancelLabel="Остаться" />;
}
