import { dayIn, defaultTimeZone, formatDate } from '@vetka/domain/date';
import { canBeWorse, earliestDay, isContract, isRegistration, type DocumentSlug } from '@vetka/domain/legal';
import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { DatePicker } from '@vetka/ui/DatePicker';
import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import * as styles from '../moderation.css.ts';
import type { Announcement } from './useDraft.ts';

interface AnnounceFormProps {
  slug: DocumentSlug;
  /** The API's error about the day. */
  error: string | undefined;
  isPending: boolean;
  onAnnounce: (announcement: Announcement) => void;
}

/** The day from which a draft is in force. */
export function AnnounceForm({ slug, error, isPending, onAnnounce }: AnnounceFormProps) {
  const [isWorse, setIsWorse] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const min = earliestDay(slug, isWorse, dayIn(defaultTimeZone));
  const missing = day === null || day < min ? 'Выберите день' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (day !== null && !missing && !isPending) onAnnounce({ day, isWorse });
  };
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <Heading level={2} size="h3">
        Объявить
      </Heading>
      {isContract(slug) && <Text>Владельцы магазинов получат уведомление и письмо.</Text>}
      {isRegistration(slug) && <Text>Если людям станет хуже, сайт спросит их согласие заново.</Text>}
      {canBeWorse(slug) && (
        <Checkbox
          isChecked={isWorse}
          onChange={setIsWorse}
          label={isContract(slug) ? 'Становится хуже для магазинов' : 'Становится хуже для людей'}
        />
      )}
      <DatePicker
        label="Действует с"
        hint={`Не раньше ${formatDate(min, 'd MMMM yyyy')}`}
        value={day}
        onChange={setDay}
        min={min}
        error={error ?? (isTried ? missing : undefined)}
      />
      <div>
        <Button type="submit" isLoading={isPending} loadingText="Объявляем">
          Объявить редакцию
        </Button>
      </div>
    </form>
  );
}
