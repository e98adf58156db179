import { deskLimits, disputeAnswerHours } from '@vetka/domain/desk';
import { firstMessage, max, required } from '@vetka/domain/form';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { UploadField, type UploadFieldProps } from '../../../components/UploadField/index.ts';
import { allUploaded, stillUploading } from '../../uploads.ts';
import { DeskForm } from '../DeskForm.tsx';
import { FormButtons } from '../ReasonPicker/index.ts';
import { vetka, type MarketplaceName } from '../../page/Logo/marketplace.ts';

export interface DisputeFormProps extends Pick<UploadFieldProps, 'items' | 'onFiles' | 'onRemove' | 'onRetry'> {
  isOpen: boolean;
  onClose: () => void;
  number: number;
  /** The order has not been handed over in time. */
  isUndelivered?: boolean | undefined;
  /** Nor does it wait in the shop: the title asks where it is. */
  isMissing?: boolean | undefined;
  /** The photos are in `items`. */
  onSubmit: (words: string) => void;
  isLoading?: boolean | undefined;
  error?: string | undefined;
  /** @default «Ветка» */
  marketplace?: MarketplaceName | undefined;
}

const maxPhotos = 5;

const wordsError = (words: string): string | undefined =>
  firstMessage(words.trim(), [required, max(deskLimits.dispute)]);

interface FieldsProps extends DisputeFormProps {
  id: string;
  words: string;
  onWords: (words: string) => void;
}

function Fields({ id, words, onWords, ...props }: FieldsProps) {
  const { items, onFiles, onRemove, onRetry, onSubmit, isLoading = false, error } = props;
  const [isTried, setIsTried] = useState(false);
  const photosError = allUploaded(items) ?? stillUploading(items);
  const submit = () => {
    setIsTried(true);
    if (wordsError(words) === undefined && photosError === undefined) onSubmit(words.trim());
  };
  return (
    <DeskForm id={id} onSubmit={submit} isLoading={isLoading}>
      <Stack gap={20}>
        {error && (
          <Notice tone="critical" isAnnounced>
            {error}
          </Notice>
        )}
        <TextArea
          label="Что не так"
          value={words}
          onChange={onWords}
          limit={deskLimits.dispute}
          isReadOnly={isLoading}
          error={isTried ? wordsError(words) : undefined}
        />
        <UploadField
          label="Фото"
          items={items}
          onFiles={onFiles}
          onRemove={onRemove}
          onRetry={onRetry}
          maxCount={maxPhotos}
          isDisabled={isLoading}
          error={isTried ? photosError : undefined}
        />
      </Stack>
    </DeskForm>
  );
}

/** The customer says after the delivery, or instead of it, what is wrong. */
export function DisputeForm(props: DisputeFormProps) {
  const { isOpen, onClose, number, isLoading = false, marketplace = vetka } = props;
  const { isUndelivered = false, isMissing = false } = props;
  const end = isUndelivered
    ? 'Не ответит – отменим заказ и вернём деньги'
    : `Не договоритесь – решит «${marketplace.nominative}»`;
  const id = useId();
  // The dialog unmounts its content when it closes; what was typed stays, as the photos do.
  const [words, setWords] = useState('');
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isMissing ? 'Заказа всё нет?' : 'Что-то не так?'}
      description={`Заказ № ${number}. Магазин ответит за ${disputeAnswerHours} часа. ${end}.`}
      size="l"
      foot={
        <FormButtons keepLabel="Не открывать" onKeep={onClose}>
          <Button type="submit" form={id} isLoading={isLoading} loadingText="Отправляем">
            Открыть спор
          </Button>
        </FormButtons>
      }
    >
      <Fields {...props} id={id} words={words} onWords={setWords} />
    </ResponsiveDialog>
  );
}
