import { goodsLimits } from '@vetka/domain/goods';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { Inline } from '@vetka/ui/Inline';
import { TextArea } from '@vetka/ui/TextArea';
import { useState, type FormEvent } from 'react';
import * as styles from './moderation.css.ts';

interface ReturnFormProps {
  /** What is said most often; the text can be changed before it is sent. */
  reasons: readonly string[];
  isPending: boolean;
  onClose: () => void;
  onReturn: (reason: string) => void;
}

/** Returns something to its shop, with words. */
export function ReturnForm({ reasons, isPending, onClose, onReturn }: ReturnFormProps) {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = reason.trim() === '' || reason.length > goodsLimits.reason;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isMissing && !isPending) onReturn(reason);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Inline>
        {reasons.map((each) => (
          <Chip key={each} isSelected={reason === each} onClick={() => setReason(each)}>
            {each}
          </Chip>
        ))}
      </Inline>
      <TextArea
        label="Что исправить"
        value={reason}
        onChange={setReason}
        limit={goodsLimits.reason}
        error={isTried && isMissing ? 'Напишите магазину, что исправить' : undefined}
      />
      <Inline>
        <Button type="submit" isLoading={isPending} loadingText="Возвращаем">
          Вернуть магазину
        </Button>
        <Button variant="plain" onClick={onClose}>
          Отмена
        </Button>
      </Inline>
    </form>
  );
}
