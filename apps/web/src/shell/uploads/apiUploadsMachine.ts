import { unwrap } from '@vetka/api-client/client';
import { createLazyClient } from '@vetka/api-client/lazy';
import type { UploadedFile } from '@vetka/domain/media';
import { uploadMachine, uploadsMachine, type SendInput } from '@vetka/machines/upload';
import { fromPromise } from 'xstate';
import { loadContract } from '../api/loadContract.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';

const send = fromPromise<UploadedFile, SendInput>(({ input: { file, onProgress }, signal }) =>
  unwrap(
    createLazyClient({ load: loadContract, fetch: fetchWithProgress(onProgress) }).media.uploadImage(
      { body: { file } },
      { signal },
    ),
  ),
);

/** The machine of several concurrent uploads, with its actor calling the API. */
export const apiUploadsMachine = uploadsMachine.provide({
  actors: { upload: uploadMachine.provide({ actors: { send } }) },
});
