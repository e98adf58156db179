import { unwrap } from '@vetka/api-client/client';
import { createLazyClient } from '@vetka/api-client/lazy';
import type { UploadedFile, UploadQuery } from '@vetka/domain/media';
import { uploadMachine, uploadsMachine, type SendInput } from '@vetka/machines/upload';
import { fromPromise } from 'xstate';
import { loadContract } from '../api/loadContract.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';

type Media = ReturnType<typeof createLazyClient>['media'];
type Send = (media: Media, file: File, options: { signal: AbortSignal }) => ReturnType<Media['uploadImage']>;

const sending = (send: Send) =>
  fromPromise<UploadedFile, SendInput>(({ input: { file, onProgress }, signal }) => {
    const { media } = createLazyClient({ load: loadContract, fetch: fetchWithProgress(onProgress) });
    return unwrap(send(media, file, { signal }));
  });

const uploadsBy = (send: Send) =>
  uploadsMachine.provide({ actors: { upload: uploadMachine.provide({ actors: { send: sending(send) } }) } });

/** Several concurrent uploads of pictures, which everyone may see. @param query their owner: the person without it */
export const apiUploadsMachine = (query: UploadQuery = {}) =>
  uploadsBy((media, file, options) => media.uploadImage({ query, body: { file } }, options));

/** The same for pictures and documents in a conversation, readable by its people only. */
export const apiFilesMachine = uploadsBy((media, file, options) =>
  media.uploadFile({ body: { type: 'chat', file } }, options),
);
