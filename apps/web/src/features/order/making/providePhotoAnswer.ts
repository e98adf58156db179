import { unwrap } from '@vetka/api-client/client';
import type { AnswerPhoto, OrderMaking } from '@vetka/domain/desk';
import { photoAnswerMachine } from '@vetka/machines/photo-answer';
import { fromPromise } from 'xstate';
import type { Api } from '../../../shell/api/apiClient.ts';

/** The answer to a photo, with its actor calling the API. */
export const providePhotoAnswer = (api: Api, orderId: number, orderServiceId: number) =>
  photoAnswerMachine.provide({
    actors: {
      sendAnswer: fromPromise<OrderMaking, AnswerPhoto>(({ input, signal }) =>
        unwrap(api.order.answerPhoto({ params: { id: orderId, serviceId: orderServiceId }, body: input }, { signal })),
      ),
    },
  });
