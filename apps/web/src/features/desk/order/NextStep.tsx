import { dayIn } from '@vetka/domain/date';
import type { DeskOrder } from '@vetka/domain/desk';
import { Notice } from '@vetka/ui/Notice';
import { StepBlock } from '@vetka/ui/patterns/desk/OrderBlock';
import { dueOf } from '@vetka/ui/patterns/desk/OrderRow';
import { PhotoReply, PhotoSend } from '@vetka/ui/patterns/desk/PhotoSend';
import { isHeld, isQueued, useDesk } from '../DeskContext.ts';
import { useChosenPhoto } from '../useChosenPhoto.ts';
import { useMinute } from '../../../shell/useMinute.ts';
import { lateWords, nextStepWords } from './orderWords.ts';

/** The next step and its deadline, with the photo where it is needed. */
export function NextStep({ order }: { order: DeskOrder }) {
  const desk = useDesk();
  const now = useMinute();
  const photo = order.photos.at(-1);
  const [next] = order.steps;
  const words = next && nextStepWords[next];
  if (isQueued(desk, order.id)) {
    return (
      <Notice tone="caution" title="Отправим позже" isAnnounced>
        Сейчас нет сети. Шаг сохранён на этом устройстве и уйдёт, когда связь вернётся.
      </Notice>
    );
  }
  const { timeZone } = desk.place;
  const due = dueOf(order, now, timeZone, dayIn(timeZone, now));
  const late = lateWords(order, timeZone);
  return (
    <>
      {photo && <PhotoReply photo={photo} timeZone={timeZone} />}
      {late && (
        <Notice tone="caution" title={late.title}>
          {late.text}
        </Notice>
      )}
      {words && next !== 'READY' && !isHeld(desk, order.id) && (
        <StepBlock {...words} due={due?.text} isHot={due?.isHot ?? false}>
          {next === 'SEND_PHOTO' && <SendPhoto order={order} />}
        </StepBlock>
      )}
      {order.cancelReason !== null && (
        <Notice tone="critical" title={order.status.name}>
          {order.cancelReason}
        </Notice>
      )}
    </>
  );
}

function SendPhoto({ order }: { order: DeskOrder }) {
  const desk = useDesk();
  const { file, photo, choose } = useChosenPhoto();
  return (
    <PhotoSend
      onFile={choose}
      photo={photo}
      onSend={file && (() => desk.take(order, 'SEND_PHOTO', { photo: file }))}
      isLoading={desk.isSending(order.id)}
    />
  );
}
