import { unwrap } from '@vetka/api-client/client';
import type { Content, NewContent } from '@vetka/domain/content';
import { photoShareMachine } from '@vetka/machines/photo-share';
import { fromPromise } from 'xstate';
import type { Api } from '../../shell/api/apiClient.ts';

/**
 * Publishing a photo post, with its actor calling the API.
 * @param shopOf slug of the shop in whose name to publish; null: the person's own
 */
export const providePhotoShare = (api: Api, shopOf: () => string | null) =>
  photoShareMachine.provide({
    actors: {
      createContent: fromPromise<Content, NewContent>(({ input: body, signal }) => {
        const service = shopOf();
        return unwrap(
          service === null
            ? api.content.create({ body }, { signal })
            : api.content.createForService({ params: { service }, body }, { signal }),
        );
      }),
    },
  });
