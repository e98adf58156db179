import { unwrap } from '@vetka/api-client/client';
import type { Content, NewContent } from '@vetka/domain/content';
import { photoShareMachine } from '@vetka/machines/photo-share';
import { fromPromise } from 'xstate';
import type { Api } from '../../shell/api/apiClient.ts';

/** Publishing a photo post, with its actor calling the API. */
export const providePhotoShare = (api: Api) =>
  photoShareMachine.provide({
    actors: {
      createContent: fromPromise<Content, NewContent>(({ input, signal }) =>
        unwrap(api.content.create({ body: input }, { signal })),
      ),
    },
  });
