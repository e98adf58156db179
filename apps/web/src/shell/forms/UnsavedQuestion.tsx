import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useUnsaved } from './useUnsaved.ts';

interface UnsavedQuestionProps {
  isUnsaved: boolean;
  /** What would be lost: «То, что вы написали, пропадёт.» */
  text: string;
}

/** Asks before the page of a form is left with unsaved changes. */
export function UnsavedQuestion({ isUnsaved, text }: UnsavedQuestionProps) {
  const { onUnsaved, question } = useUnsaved();
  useEffect(
    function reportUnsaved() {
      onUnsaved('form', isUnsaved);
    },
    [isUnsaved, onUnsaved],
  );
  return (
    <ConfirmDialog {...question} title="Уйти без сохранения?" text={text} confirmLabel="Уйти" cancelLabel="Остаться" />
  );
}
