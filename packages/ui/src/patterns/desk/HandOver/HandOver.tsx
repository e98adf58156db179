import { defaultTimeZone, formatDate } from '@vetka/domain/date';
import { handedToLabels, type DeskStep, type HandedTo } from '@vetka/domain/desk';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { HomeIcon } from '../../../components/Icon/icons/HomeIcon.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { ActionBar } from '../ActionBar/index.ts';
import { DeskForm } from '../DeskForm.tsx';
import { PhotoSend, type ChosenPhoto } from '../PhotoSend/index.ts';
import { WishNote } from '../WishNote/index.ts';
import * as styles from './HandOver.css.ts';

export interface HandOverProps {
  number: number;
  /** «Екатерина Смирнова». */
  recipientName: string;
  photo?: ChosenPhoto | undefined;
  onFile: (file: File) => void;
  /** A code only if four digits were typed. */
  onSubmit: (answer: Pick<DeskStep, 'handedTo' | 'code'>) => void;
  isLoading?: boolean | undefined;
  error?: string | undefined;
  /** Without the network the hand-over is sent later, with this time. */
  offlineAt?: number | undefined;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

const kinds: readonly HandedTo[] = ['RECIPIENT', 'ANOTHER_PERSON', 'AS_ASKED'];

const optionsFor = (recipientName: string) =>
  kinds.map((value) => ({
    value,
    label: value === 'RECIPIENT' ? `${recipientName}, лично в руки` : handedToLabels[value],
  }));

function codeError(code: string, hasPhoto: boolean): string | undefined {
  if (code === '') return hasPhoto ? undefined : 'Снимите фото или введите код';
  return /^\d{4}$/.test(code) ? undefined : 'Код – четыре цифры';
}

/** At the door: a photo or the recipient's code, and whom it was given to. */
export function HandOver(props: HandOverProps) {
  const { number, recipientName, photo, onFile, onSubmit, isLoading = false, error, offlineAt } = props;
  const { timeZone = defaultTimeZone } = props;
  const id = useId();
  const [handedTo, setHandedTo] = useState<HandedTo>('RECIPIENT');
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = codeError(code, photo !== undefined);
  const submit = () => {
    setIsTried(true);
    if (problem === undefined) onSubmit({ handedTo, ...(code !== '' && { code }) });
  };
  return (
    <DeskForm id={id} className={styles.form} onSubmit={submit} isLoading={isLoading}>
      <PhotoSend
        photo={photo}
        onFile={onFile}
        hint="Снимите букет у двери или в руках. Лицо – только с согласия. Фото увидят покупатель и магазин."
      />
      <RadioGroup
        label="Кому отдали"
        variant="card"
        options={optionsFor(recipientName)}
        value={handedTo}
        onChange={setHandedTo}
      />
      <TextField
        label="Код получателя"
        hint="Четыре цифры вместо фото"
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={setCode}
        error={isTried ? problem : undefined}
      />
      {offlineAt !== undefined && (
        <WishNote>
          Сети нет. Отправим, как появится, время запишем {formatDate(offlineAt, 'H:mm', { timeZone })}.
        </WishNote>
      )}
      {error && (
        <Notice tone="critical" isAnnounced>
          {error}
        </Notice>
      )}
      <ActionBar label={`Вручение заказа № ${number}`}>
        <Button type="submit" size="l" icon={<HomeIcon />} isLoading={isLoading} loadingText="Отмечаем">
          Доставлен
        </Button>
      </ActionBar>
    </DeskForm>
  );
}
