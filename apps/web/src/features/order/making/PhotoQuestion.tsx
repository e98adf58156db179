import { useQueryClient } from '@tanstack/react-query';
import type { AnswerPhoto, OrderPhoto } from '@vetka/domain/desk';
import { selectIsSendingAnswer, type PhotoAnswerDraft } from '@vetka/machines/photo-answer';
import { PhotoAnswer } from '@vetka/ui/patterns/desk/PhotoAnswer';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { orderQueries } from '../order.queries.ts';
import { keepDraft, readDraft } from './answerDraft.ts';
import { providePhotoAnswer } from './providePhotoAnswer.ts';

interface PhotoQuestionProps {
  photo: OrderPhoto;
  /** The shop's. */
  timeZone: string;
  orderId: number;
  orderServiceId: number;
}

const thanks = { LIKED: 'Спасибо! Магазин отправляет заказ', REDO: 'Флорист увидит ваши слова и пришлёт новое фото' };

/** The shop's photo with the customer's answer. */
export function PhotoQuestion({ photo, timeZone, orderId, orderServiceId }: PhotoQuestionProps) {
  // The draft as it was when the photo appeared; from then on the form has it.
  const [draft] = useState(() => readDraft(photo.id));
  const actor = usePhotoAnswer({ photo, orderId, orderServiceId }, draft);
  const isPending = useSelector(actor, selectIsSendingAnswer);
  const edit = (typed: PhotoAnswerDraft) => {
    actor.send({ type: 'photoAnswer.redo' });
    actor.send({ type: 'photoAnswer.edit', draft: typed });
  };
  const answer = ({ answer: kind, reasons, words }: AnswerPhoto) => {
    if (kind === 'LIKED') {
      actor.send({ type: 'photoAnswer.back' });
      return actor.send({ type: 'photoAnswer.like' });
    }
    edit({ reasons, words });
    actor.send({ type: 'photoAnswer.send' });
  };
  return (
    <PhotoAnswer
      photo={photo}
      timeZone={timeZone}
      draft={draft}
      onDraft={edit}
      onAnswer={photo.answer === null ? answer : undefined}
      isLoading={isPending}
    />
  );
}

function usePhotoAnswer(
  { photo, orderId, orderServiceId }: Omit<PhotoQuestionProps, 'timeZone'>,
  draft: PhotoAnswerDraft | undefined,
) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const machine = useMemo(() => providePhotoAnswer(api, orderId, orderServiceId), [api, orderId, orderServiceId]);
  const actor = useActorRef(machine, { input: { photo, ...(draft && { draft }) } });
  useEffect(
    function reportOutcome() {
      const making = orderQueries.making(api, orderId, orderServiceId).queryKey;
      const refresh = () => void queryClient.invalidateQueries({ queryKey: ['order'] });
      const subscriptions = [
        actor.on('photoAnswer.drafted', ({ draft: typed }) => keepDraft(photo.id, typed)),
        actor.on('photoAnswer.answered', ({ answer: kind, making: saved }) => {
          queryClient.setQueryData(making, saved);
          toasts.show({ kind: 'success', text: thanks[kind] });
          refresh();
        }),
        actor.on('photoAnswer.failed', ({ error }) => {
          errors.handle(error);
          refresh();
        }),
      ];
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [actor, api, errors, orderId, orderServiceId, photo.id, queryClient, toasts],
  );
  return actor;
}
