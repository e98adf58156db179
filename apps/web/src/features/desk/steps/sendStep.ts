import { unwrap } from '@vetka/api-client/client';
import type { DeskOrder, DeskStep } from '@vetka/domain/desk';
import type { StoredStep } from '@vetka/machines/step-queue';
import type { Api } from '../../../shell/api/apiClient.ts';

/** Uploads the photo of a step for the shop. The answer contains the id for the step. */
async function upload(api: Api, service: string, photo: Blob, signal: AbortSignal): Promise<number> {
  const file = photo instanceof File ? photo : new File([photo], 'photo.jpg', { type: photo.type });
  return (await unwrap(api.media.uploadImage({ query: { service }, body: { file } }, { signal }))).id;
}

const bodyOf = (stored: StoredStep, mediaFileId: number | undefined): DeskStep => {
  const { stepId, step, from, takenAt, reason, offer, courierId, code, handedTo } = stored;
  return {
    stepId,
    step,
    from,
    takenAt,
    sentAt: new Date().toISOString(),
    ...(reason !== undefined && { reason }),
    ...(offer && { offer }),
    ...(typeof courierId === 'number' && { courierId }),
    ...(code !== undefined && { code }),
    ...(handedTo && { handedTo }),
    ...(mediaFileId !== undefined && { mediaFileId }),
  };
};

/** Sends one step; the same `stepId` takes effect once, however often it arrives. */
export async function sendStep(api: Api, stored: StoredStep, signal: AbortSignal): Promise<DeskOrder> {
  const mediaFileId = stored.photo && (await upload(api, stored.service, stored.photo, signal));
  const params = { service: stored.service, id: stored.orderId };
  return unwrap(api.desk.step({ params, body: bodyOf(stored, mediaFileId) }, { signal }));
}
