import { jobKindLabels, moderationLimits, type GivenUpJob } from '@vetka/domain/moderation';
import { plural } from '@vetka/domain/plural';
import { lengthOf } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { DateText } from '@vetka/ui/DateText';
import { RefreshIcon, TrashIcon } from '@vetka/ui/Icon';
import { Inline } from '@vetka/ui/Inline';
import { TextArea } from '@vetka/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import * as styles from '../moderation.css.ts';
import { useRemoveJob, useRepeatJob } from './useJobs.ts';

/** A failed job, its reason, and since when it has been waiting. */
export function JobRow({ row }: { row: GivenUpJob }) {
  const [isAsking, setIsAsking] = useState(false);
  const repeat = useRepeatJob();
  const { id, kind, subject, attempts, error, createdAt } = row;
  return (
    <li className={styles.entry}>
      <b>{jobKindLabels[kind]}</b>
      <span className={styles.entryTitle}>{subject ?? 'Того, о чём это задание, больше нет'}</span>
      <span className={styles.entryTitle}>{error ?? 'Программа останавливалась, не закончив'}</span>
      <span className={styles.note}>
        {plural(attempts, ['попытка', 'попытки', 'попыток'])}, с{' '}
        <DateText value={createdAt} pattern="d MMMM yyyy, H:mm" />
      </span>
      <span className={styles.buttons}>
        <Button
          variant="tonal"
          size="s"
          icon={<RefreshIcon />}
          isLoading={repeat.isPending}
          loadingText="Повторяем"
          onClick={() => repeat.act(id)}
        >
          Повторить
        </Button>
        <Button variant="plain" size="s" icon={<TrashIcon />} onClick={() => setIsAsking(true)}>
          Убрать
        </Button>
      </span>
      {isAsking && <RemoveDialog row={row} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

const reasons = [
  { label: 'Поздно', words: 'Уже не нужно: прошло слишком много времени.' },
  { label: 'Неверный адрес', words: 'Адрес или номер не работает, повтор не поможет.' },
  { label: 'Сделали иначе', words: 'Сообщили человеку другим способом.' },
];

function RemoveDialog({ row, onClose }: { row: GivenUpJob; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { act, isPending, message } = useRemoveJob(row.id, onClose);
  const isWrong = words.trim() === '' || lengthOf(words) > moderationLimits.why;
  const submit = () => {
    setIsTried(true);
    if (!isWrong) act(words);
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Убрать задание"
      description="Вернуть его нельзя. Причина останется в журнале."
      submitLabel="Убрать"
      loadingText="Убираем"
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      <Inline>
        {reasons.map((reason) => (
          <Chip key={reason.label} isSelected={words === reason.words} onClick={() => setWords(reason.words)}>
            {reason.label}
          </Chip>
        ))}
      </Inline>
      <TextArea
        label="Причина"
        value={words}
        onChange={setWords}
        limit={moderationLimits.why}
        error={isTried && isWrong ? 'Напишите причину' : undefined}
      />
    </FormDialog>
  );
}
