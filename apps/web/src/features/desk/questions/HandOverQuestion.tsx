import { handedToLabels, type HandedTo } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { CodeField } from '@vetka/ui/CodeField';
import { Notice } from '@vetka/ui/Notice';
import { PhotoSend } from '@vetka/ui/patterns/desk/PhotoSend';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { useDesk } from '../DeskContext.ts';
import * as styles from '../desk.css.ts';
import type { StepQuestionProps } from './stepQuestionProps.ts';
import { useChosenPhoto } from '../useChosenPhoto.ts';

const codeLength = 4;
const choices = Object.entries(handedToLabels).map(([value, label]) => ({ value: value as HandedTo, label }));

/** The hand-over of an order: to whom, with a photo or the recipient's code; at the shelf neither is needed. */
export function HandOverQuestion({ order, details, refusal, isSending, onAnswer, onDismiss }: StepQuestionProps) {
  const [handedTo, setHandedTo] = useState(details.handedTo ?? 'RECIPIENT');
  const [code, setCode] = useState('');
  const { file, photo, choose } = useChosenPhoto();
  const { hasCouriers } = useDesk().place;
  const isAtShelf = order.status.type === 'READY_FOR_PICKUP';
  const isProved = isAtShelf || !hasCouriers || file !== undefined || code.length === codeLength;
  const answer = () =>
    onAnswer({ handedTo, ...(file && { photo: file }), ...(code.length === codeLength && { code }) });
  return (
    <ResponsiveDialog
      isOpen
      onClose={onDismiss}
      title={`Вручить заказ №\u00A0${order.number}`}
      {...(!isAtShelf && { description: 'Снимите фото или спросите у получателя код из четырёх цифр.' })}
      foot={
        <Button
          size="l"
          isFullWidth
          isDisabled={!isProved}
          isLoading={isSending}
          loadingText="Отправляем"
          onClick={answer}
        >
          Доставлен
        </Button>
      }
    >
      <div className={styles.question}>
        {refusal && (
          <Notice tone="critical" isAnnounced>
            {refusal.message}
          </Notice>
        )}
        <RadioGroup label="Кому отдали" options={choices} value={handedTo} onChange={setHandedTo} />
        {!isAtShelf && <PhotoSend onFile={choose} photo={photo} hint="Фото увидит покупатель" />}
        {!isAtShelf && <CodeField label="Код получателя" value={code} onChange={setCode} />}
      </div>
    </ResponsiveDialog>
  );
}
