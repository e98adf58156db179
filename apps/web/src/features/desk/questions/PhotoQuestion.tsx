import { PhotoSend } from '@vetka/ui/patterns/desk/PhotoSend';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import type { StepQuestionProps } from './stepQuestionProps.ts';
import { useChosenPhoto } from '../useChosenPhoto.ts';

/** The photo of a finished bouquet: taken, checked, sent. */
export function PhotoQuestion({ order, refusal, isSending, onAnswer, onDismiss }: StepQuestionProps) {
  const { file, photo, choose } = useChosenPhoto();
  return (
    <ResponsiveDialog
      isOpen
      onClose={onDismiss}
      size="l"
      title={`Фото заказа №\u00A0${order.number}`}
      description="Покупатель ответит: «Нравится» или один раз «Переделать»."
    >
      <PhotoSend
        onFile={choose}
        photo={photo}
        onSend={file && (() => onAnswer({ photo: file }))}
        isLoading={isSending}
        error={refusal?.message}
      />
    </ResponsiveDialog>
  );
}
