import { formatDate } from '@vetka/domain/date';
import type { DeskOrder } from '@vetka/domain/desk';
import { Notice } from '@vetka/ui/Notice';
import { StepBlock } from '@vetka/ui/patterns/desk/OrderBlock';
import { PhotoReply, PhotoSend } from '@vetka/ui/patterns/desk/PhotoSend';
import { isHeld, isQueued, useDesk } from '../DeskContext.ts';
import { useChosenPhoto } from '../useChosenPhoto.ts';
import { useMinute } from '../../../shell/useMinute.ts';
import { nextStepWords } from './orderWords.ts';

/** Clay from this long before the deadline (ms). */
const soonMs = 15 * 60_000;

/** What to do next and until when, with the photo where it is asked for. */
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
  const { startBy } = order;
  const isHot = startBy !== null && Date.parse(startBy) - now < soonMs;
  const due = startBy === null ? undefined : `к ${formatDate(startBy, 'H:mm', { timeZone: desk.place.timeZone })}`;
  return (
    <>
      {photo && <PhotoReply photo={photo} timeZone={desk.place.timeZone} />}
      {words && next !== 'READY' && !isHeld(desk, order.id) && (
        <StepBlock {...words} due={due} isHot={isHot}>
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
      isSending={desk.isSending(order.id)}
    />
  );
}
