import { goodsLimits, type ModerationDecision } from '@vetka/domain/goods';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { useState, type ReactNode } from 'react';
import * as styles from './moderation.css.ts';
import { WordsForm, type WordsTemplate } from './WordsForm.tsx';

interface DecisionBarProps {
  accept: { label: string; loadingText: string };
  templates: readonly WordsTemplate[];
  isPending: boolean;
  onDecide: (decision: ModerationDecision) => void;
  /** At the far end: what harms the shop. */
  children?: ReactNode;
}

/** Approves something, or returns it to its shop with a reason. */
export function DecisionBar({ accept, templates, isPending, onDecide, children }: DecisionBarProps) {
  const [isReturning, setIsReturning] = useState(false);
  if (isReturning) {
    return (
      <WordsForm
        label="Что исправить"
        templates={templates}
        limit={goodsLimits.reason}
        missing="Напишите магазину, что исправить"
        submit={{ label: 'Вернуть магазину', loadingText: 'Возвращаем' }}
        isPending={isPending}
        onClose={() => setIsReturning(false)}
        onSubmit={(reason) => onDecide({ isApproved: false, reason })}
      />
    );
  }
  return (
    <div className={styles.decisions}>
      <Inline>
        <Button
          isLoading={isPending}
          loadingText={accept.loadingText}
          aria-keyshortcuts="A"
          onClick={() => onDecide({ isApproved: true, reason: '' })}
        >
          {accept.label}
        </Button>
        <Button variant="plain" aria-keyshortcuts="R" onClick={() => setIsReturning(true)}>
          Вернуть
        </Button>
      </Inline>
      {children}
    </div>
  );
}
