import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { complaintKindLabels, moderationLimits, type Appeal, type OwnDecision } from '@vetka/domain/moderation';
import { lengthOf } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { Text } from '@vetka/ui/Text';
import { TextArea } from '@vetka/ui/TextArea';
import { useState, type FormEvent } from 'react';
import { UnsavedQuestion } from '../../shell/forms/UnsavedQuestion.tsx';
import { useRevealInvalid } from '../../shell/forms/useRevealInvalid.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';

/** A decision of the administration as the author of the hidden thing sees it, and their appeal. */
export default function DecisionPage({ id }: { id: number }) {
  const { data: decision } = useSuspenseQuery(moderationQueries.ownDecision(useApi(), id));
  const { kind, subject, words, decidedAt, isHidden, appeal } = decision;
  const labels = complaintKindLabels[kind];
  return (
    <div className={styles.page}>
      <Heading level={1}>{isHidden ? labels.hidden : labels.restored}</Heading>
      <div className={styles.dispute}>
        {subject?.text && <blockquote className={styles.said}>{subject.text}</blockquote>}
        <div className={styles.notes}>
          <b>Почему скрыли</b>
          <p>{words}</p>
          <Text as="p" size="small" tone="muted">
            Администрация «Ветки», <DateText value={decidedAt} />
          </Text>
        </div>
        {appeal && <Objection appeal={appeal} />}
        {isHidden && !appeal && <ObjectionForm decision={decision} />}
        {!isHidden && subject?.path && <Link href={subject.path}>Открыть</Link>}
      </div>
    </div>
  );
}

function Objection({ appeal: { text, createdAt, answer, words, answeredAt } }: { appeal: Appeal }) {
  return (
    <>
      <div className={styles.notes}>
        <b>Вы не согласились</b>
        <blockquote className={styles.said}>{text}</blockquote>
        <Text as="p" size="small" tone="muted">
          <DateText value={createdAt} />
        </Text>
      </div>
      {answer === null ? (
        <Notice tone="info">Ответим в течение 15 дней. Ответ придёт в уведомления.</Notice>
      ) : (
        <Notice tone={answer === 'RESTORE' ? 'positive' : 'critical'}>
          {answer === 'RESTORE' ? 'Показали снова' : 'Решение осталось прежним'}: {words}
          {answeredAt && (
            <>
              {' '}
              (<DateText value={answeredAt} />)
            </>
          )}
        </Notice>
      )}
    </>
  );
}

function useAppeal(id: number) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => unwrap(api.moderation.appeal({ params: { id }, body: { text } })),
    onSuccess: (saved) => queryClient.setQueryData(moderationQueries.ownDecision(api, id).queryKey, saved),
    onError: (error) => void errors.handle(error),
  });
}

function ObjectionForm({ decision: { id } }: { decision: OwnDecision }) {
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending } = useAppeal(id);
  const isWrong = text.trim() === '' || lengthOf(text) > moderationLimits.text;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isWrong && !isPending) mutate(text);
  };
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <TextArea
        label="Почему вы не согласны"
        hint="Написать можно один раз. Ответим в течение 15 дней."
        value={text}
        onChange={setText}
        limit={moderationLimits.text}
        error={isTried && isWrong ? 'Напишите, почему это не нарушает правил' : undefined}
      />
      <Inline>
        <Button type="submit" isLoading={isPending} loadingText="Отправляем">
          Не согласен
        </Button>
      </Inline>
      <UnsavedQuestion isUnsaved={text.trim() !== ''} text="То, что вы написали, пропадёт." />
    </form>
  );
}
