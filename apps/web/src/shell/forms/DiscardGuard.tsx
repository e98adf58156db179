import type { ReactNode } from 'react';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { typedIsLost, useDiscardQuestion } from './useDiscardQuestion.tsx';

interface DiscardGuardProps {
  onClose: () => void;
  /** What was typed is saved and leads to another page. @default false */
  isLeaving?: boolean;
  /** Renders the dialog. @param close its `onClose` */
  children: (close: () => void) => ReactNode;
}

/** Asks before typed text or a chosen file is lost with the dialog within: with its dismissal, by a link or «Back». */
export function DiscardGuard({ onClose, isLeaving = false, children }: DiscardGuardProps) {
  const { watch, close, isTyped, question } = useDiscardQuestion(onClose);
  return (
    <>
      {/* Events of a dialog reach its parents in React, wherever it is rendered; the element itself takes no room. */}
      <div hidden {...watch}>
        {children(close)}
      </div>
      {question}
      <UnsavedQuestion isUnsaved={isTyped && !isLeaving} text={typedIsLost} />
    </>
  );
}
