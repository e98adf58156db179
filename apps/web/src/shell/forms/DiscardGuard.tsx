import type { ReactNode } from 'react';
import { useDiscardQuestion } from './useDiscardQuestion.tsx';

interface DiscardGuardProps {
  onClose: () => void;
  /** Renders the dialog. @param close its `onClose` */
  children: (close: () => void) => ReactNode;
}

/** Asks before the dialog within is dismissed with typed text or a chosen file. */
export function DiscardGuard({ onClose, children }: DiscardGuardProps) {
  const { watch, close, question } = useDiscardQuestion(onClose);
  return (
    <>
      {/* Events of a dialog reach its parents in React, wherever it is rendered; the element itself takes no room. */}
      <div hidden {...watch}>
        {children(close)}
      </div>
      {question}
    </>
  );
}
