import { hideTemplates, moderationLimits, type AppealAnswer, type ComplaintCase } from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { Notice } from '@vetka/ui/Notice';
import { useState } from 'react';
import { KeptFocus } from '../../shell/focus/KeptFocus.tsx';
import * as styles from './moderation.css.ts';
import { useAppealAnswer, useComplaintDecision, useUndo } from './useComplaintDecision.ts';
import { WordsForm } from './WordsForm.tsx';

/** The buttons of an open case, or the decision with the remaining actions. */
export function CaseDecision({ row }: { row: ComplaintCase }) {
  return (
    <KeptFocus shown={`${row.decision} ${row.appeal?.answer}`} className={styles.list}>
      {row.decision === null && <Decide row={row} />}
      {row.decision !== null && (row.appeal?.answer === null ? <AnswerAppeal id={row.id} /> : <Undo row={row} />)}
    </KeptFocus>
  );
}

function Decide({ row }: { row: ComplaintCase }) {
  const [isHiding, setHiding] = useState(false);
  const { mutate, isPending } = useComplaintDecision(row.id);
  const form = isHiding && (
    <WordsForm
      label="Что написать автору"
      templates={hideTemplates}
      limit={moderationLimits.words}
      missing="Напишите автору, почему это скрыто"
      submit={{ label: 'Скрыть и написать автору', loadingText: 'Скрываем' }}
      isPending={isPending}
      onClose={() => setHiding(false)}
      onSubmit={(words) => mutate({ decision: 'HIDE', words })}
    />
  );
  const choice = (
    <Inline gap={12}>
      <Button
        isLoading={isPending}
        loadingText="Оставляем"
        aria-keyshortcuts="A"
        onClick={() => mutate({ decision: 'LEAVE', words: '' })}
      >
        Оставить
      </Button>
      {row.subject && (
        <Button variant="outline" aria-keyshortcuts="R" onClick={() => setHiding(true)}>
          Скрыть
        </Button>
      )}
    </Inline>
  );
  return <KeptFocus shown={isHiding}>{form || choice}</KeptFocus>;
}

const answers: Record<AppealAnswer, { label: string; loadingText: string }> = {
  RESTORE: { label: 'Показать снова', loadingText: 'Показываем' },
  UPHOLD: { label: 'Оставить скрытым', loadingText: 'Отвечаем' },
};

function AnswerAppeal({ id }: { id: number }) {
  const [answer, setAnswer] = useState<AppealAnswer | null>(null);
  const { mutate, isPending } = useAppealAnswer(id);
  const form = answer !== null && (
    <WordsForm
      label="Что ответить автору"
      limit={moderationLimits.words}
      missing="Напишите автору, почему решили так"
      submit={answers[answer]}
      isPending={isPending}
      onClose={() => setAnswer(null)}
      onSubmit={(words) => mutate({ answer, words })}
    />
  );
  const choice = (
    <Inline gap={12}>
      <Button aria-keyshortcuts="A" onClick={() => setAnswer('RESTORE')}>
        {answers.RESTORE.label}
      </Button>
      <Button variant="outline" aria-keyshortcuts="R" onClick={() => setAnswer('UPHOLD')}>
        {answers.UPHOLD.label}
      </Button>
    </Inline>
  );
  return <KeptFocus shown={answer !== null}>{form || choice}</KeptFocus>;
}

function Undo({ row: { id, decision, words, undoUntil, appeal } }: { row: ComplaintCase }) {
  const { mutate, isPending } = useUndo();
  const isHidden = decision === 'HIDE' && appeal?.answer !== 'RESTORE';
  return (
    <>
      <Notice tone={isHidden ? 'critical' : 'positive'}>
        {decision === 'HIDE' ? `Скрыто. Автору: ${words ?? ''}` : 'Оставлено'}
      </Notice>
      {appeal?.answer && (
        <Notice tone={appeal.answer === 'RESTORE' ? 'positive' : 'info'}>
          {appeal.answer === 'RESTORE' ? 'Показали снова' : 'Оставили скрытым'}. Автору: {appeal.words}
        </Notice>
      )}
      {undoUntil !== null && (
        <Inline>
          <Button variant="outline" isLoading={isPending} loadingText="Отменяем" onClick={() => mutate(id)}>
            Отменить решение
          </Button>
        </Inline>
      )}
    </>
  );
}
