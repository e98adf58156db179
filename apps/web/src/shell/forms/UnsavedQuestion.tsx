import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { useReportUnsaved, useUnsaved } from './useUnsaved.ts';

interface UnsavedQuestionProps {
  isUnsaved: boolean;
  /** What would be lost: «То, что вы написали, пропадёт.» */
  text: string;
  /** What is edited, where several things are edited at one path: `?coupon=7`. */
  place?: (search: object) => unknown;
}

/** Asks before a form with unsaved changes is left. */
export function UnsavedQuestion({ isUnsaved, text, place }: UnsavedQuestionProps) {
  const { onUnsaved, question } = useUnsaved(place);
  useReportUnsaved(onUnsaved, 'form', isUnsaved);
  return <LeaveQuestion {...question} text={text} />;
}

interface LeaveQuestionProps extends Pick<UnsavedQuestionProps, 'text'> {
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question of `useUnsaved`. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  return <ConfirmDialog {...props} title="Уйти без сохранения?" confirmLabel="Уйти" cancelLabel="Остаться" />;
}
