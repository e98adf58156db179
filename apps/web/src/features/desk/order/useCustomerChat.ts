import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import type { DeskOrder, DeskPlace } from '@vetka/domain/desk';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';

/** The shop's conversation with the customer of an order; undefined where the customer is not shown. */
export function useCustomerChat({ service }: DeskPlace, customer: DeskOrder['customer']) {
  const api = useApi();
  const router = useRouter();
  const errors = useErrorHandler();
  const { mutate, isPending } = useMutation({
    mutationFn: (userId: number) =>
      unwrap(
        api.chat.checkOrCreate({
          body: {
            participants: [
              { participantType: 'SHOP', participantId: service.id },
              { participantType: 'USER', participantId: userId },
            ],
          },
        }),
      ),
    onSuccess: ({ id }) => void router.navigate({ href: pagePath('/chat/$roomId', { roomId: id }) } as never),
    onError: (error) => void errors.handle(error),
  });
  return customer === null ? undefined : { open: () => mutate(customer.userId), isPending };
}
