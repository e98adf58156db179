import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useRefreshSession } from '../../shell/session/useRefreshSession.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { emailLinkNotices } from './emailLinkNotices.ts';

/** The fragment of the link, which browsers send to no server. */
const tokenOfLink = () => globalThis.location.hash.slice(1);

/**
 * The page that the link in a confirmation e-mail opens. It does not require a session: the e-mail may be read on
 * another device. Opening it changes nothing, because programs that scan mail open links, too; its button confirms.
 */
export default function ConfirmEmailPage() {
  const confirm = useConfirming();
  const outcome = confirm.data?.outcome;
  return (
    <div aria-live="polite">
      {outcome === undefined ? (
        <EmptyMessage
          hasVase
          level={1}
          title="Подтвердите почту"
          text="На этот адрес будут приходить письма о заказах, и с ним можно будет войти вместо номера телефона."
          action={
            <Button onClick={() => confirm.mutate()} isLoading={confirm.isPending} loadingText="Подтверждаем">
              Подтвердить почту
            </Button>
          }
        />
      ) : (
        <EmptyMessage
          hasVase
          level={1}
          title={emailLinkNotices[outcome].title}
          text={emailLinkNotices[outcome].children}
          actionHref={pagePath('/my/settings')}
          actionLabel="К настройкам"
        />
      )}
    </div>
  );
}

/** Confirms the e-mail. Signed-in people see the outcome in their settings, a guest on this page. */
function useConfirming() {
  const [api, errors, user] = [useApi(), useErrorHandler(), useUser()];
  const navigate = useNavigate();
  const refresh = useRefreshSession();
  const confirm = useMutation({
    mutationFn: () => unwrap(api.account.confirmEmail({ body: { token: tokenOfLink() } })),
    onSuccess: async ({ outcome }) => {
      if (!user) return;
      await refresh();
      await navigate({ href: `${pagePath('/my/settings')}?email=${outcome}`, replace: true });
    },
    onError: (error) => errors.handle(error, { onRetry: () => confirm.mutate() }),
  });
  return confirm;
}
