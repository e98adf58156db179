import { deskLimits, photoReasonLabels, photoReasons, type PhotoReason } from '@vetka/domain/desk';
import { max } from '@vetka/domain/form';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Chip } from '../../../components/Chip/index.ts';
import { CameraIcon } from '../../../components/Icon/icons/CameraIcon.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { SendIcon } from '../../../components/Icon/icons/SendIcon.ts';
import { TruckIcon } from '../../../components/Icon/icons/TruckIcon.ts';
import { WalletIcon } from '../../../components/Icon/icons/WalletIcon.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { DeskForm } from '../DeskForm.tsx';
import * as styles from './PhotoAnswer.css.ts';

/** What the customer has begun to say about a photo. */
export interface RedoDraft {
  reasons: PhotoReason[];
  words: string;
}

export interface RedoFormProps {
  /** What was said before, for example before a reload. */
  draft?: RedoDraft | undefined;
  /** Receives each change, to be kept. */
  onDraft?: ((draft: RedoDraft) => void) | undefined;
  /** Moves the focus to the question: the customer has just asked for it. */
  isFocused: boolean;
  onSubmit: (reasons: PhotoReason[], words: string) => void;
  /** «Передумал, нравится». */
  onLike: () => void;
  isLoading: boolean;
}

function Next() {
  return (
    <div className={styles.next}>
      <p className={styles.nextLine}>
        <CameraIcon size="s" />
        Флорист увидит слова рядом с фото и пришлёт новое
      </p>
      <p className={styles.nextLine}>
        <TruckIcon size="s" />
        Доставим в тот же интервал
      </p>
      <p className={styles.nextLine}>
        <WalletIcon size="s" />
        Одна переделка, цена не изменится
      </p>
    </div>
  );
}

/** What to change, by chips and in words; at least one of the two. */
export function RedoForm({ draft, onDraft, isFocused, onSubmit, onLike, isLoading }: RedoFormProps) {
  const [{ reasons, words }, setSaid] = useState<RedoDraft>(draft ?? { reasons: [], words: '' });
  const [isTried, setIsTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    function showWhatIsAsked() {
      if (isFocused) heading.current?.focus();
    },
    [isFocused],
  );
  const say = (said: RedoDraft) => {
    setSaid(said);
    onDraft?.(said);
  };
  const isEmpty = reasons.length === 0 && words.trim() === '';
  const problem = isEmpty ? 'Выберите или напишите, что поправить' : undefined;
  const tooLong = max(deskLimits.redoWords)(words.trim());
  const toggle = (reason: PhotoReason) =>
    say({
      words,
      reasons: reasons.includes(reason) ? reasons.filter((each) => each !== reason) : [...reasons, reason],
    });
  const submit = () => {
    setIsTried(true);
    if (!problem && !tooLong) onSubmit(reasons, words.trim());
  };
  return (
    <DeskForm className={styles.form} onSubmit={submit} isLoading={isLoading}>
      <h3 className={styles.title} ref={heading} tabIndex={-1}>
        Что поправить?
      </h3>
      <div className={styles.chips} role="group" aria-label="Что поправить">
        {photoReasons.map((reason) => {
          const isSelected = reasons.includes(reason);
          return (
            <Chip
              key={reason}
              isSelected={isSelected}
              icon={isSelected ? <CheckIcon size="s" /> : undefined}
              onClick={() => toggle(reason)}
            >
              {photoReasonLabels[reason]}
            </Chip>
          );
        })}
      </div>
      <TextArea
        label="Своими словами"
        hint="Хватит пары слов"
        value={words}
        onChange={(typed) => say({ reasons, words: typed })}
        limit={deskLimits.redoWords}
        error={isTried ? (problem ?? tooLong) : undefined}
      />
      <Next />
      <div className={styles.buttons}>
        <Button type="submit" size="l" icon={<SendIcon />} isLoading={isLoading} loadingText="Отправляем">
          Отправить флористу
        </Button>
        <Button size="l" variant="plain" onClick={onLike}>
          Всё-таки нравится
        </Button>
      </div>
    </DeskForm>
  );
}
