import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { OwnConsent } from '@vetka/domain/account';
import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { documentOfConsent } from '@vetka/domain/legal';
import { cookieConsentName } from '@vetka/domain/session';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { SettingsSection } from '@vetka/ui/patterns/account/SettingsForm';
import { Spread } from '@vetka/ui/Spread';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { sessionQueries } from '../../../shell/session/session.queries.ts';
import { useSession, useUser } from '../../../shell/session/useSession.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { writeCookie } from '../../../shell/visitor/cookies.ts';
import { consentWords } from './consentWords.ts';
import { dataQueries } from './data.queries.ts';

const dayOf = (moment: string): string => formatDate(moment, deliveryDatePattern);

/** The accepted text, even if another one is in force now. */
function hrefOf({ kind, textVersion, isCurrent }: OwnConsent): string {
  const document = documentOfConsent[kind];
  if (isCurrent) return pagePath('/docs/$document', { document });
  return `${pagePath('/docs/$document/versions', { document })}?from=${textVersion}&to=${textVersion}`;
}

/** The person's consents, and their withdrawal after its consequences were read. */
export function Consents() {
  const consents = useQuery(dataQueries.consents(useApi()));
  const [asked, setAsked] = useState<OwnConsent>();
  const user = useUser();
  const renewal = useRenewal();
  const withdraw = useWithdraw(() => setAsked(undefined));
  const words = asked && consentWords[asked.kind];
  return (
    <SettingsSection
      id="consents"
      title="Согласия"
      text="Вместе с каждым мы храним версию текста, время и адрес в сети, с которого вы согласились."
    >
      {user?.asksConsent && (
        <Notice
          tone="caution"
          action={
            <Button size="s" isLoading={renewal.isPending} onClick={() => renewal.mutate()}>
              Согласиться
            </Button>
          }
        >
          Изменился текст согласия, которое вы дали при регистрации.{' '}
          <Link tone="text" href={pagePath('/docs/$document', { document: documentOfConsent.REGISTRATION })}>
            Прочитать новый текст
          </Link>
        </Notice>
      )}
      <NotLoaded query={consents} />
      <Stack as="ul" gap={20}>
        {consents.data?.map((consent) => (
          <li key={`${consent.kind} ${consent.textVersion}`}>
            <Consent consent={consent} onWithdraw={() => setAsked(consent)} />
          </li>
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`Отозвать согласие: ${words?.title ?? ''}?`}
        text={words?.consequences ?? ''}
        confirmLabel="Отозвать"
        cancelLabel="Оставить"
        tone="danger"
        isLoading={withdraw.isPending}
        onConfirm={() => asked && withdraw.mutate(asked.kind)}
        onClose={() => setAsked(undefined)}
      />
    </SettingsSection>
  );
}

function Consent({ consent, onWithdraw }: { consent: OwnConsent; onWithdraw: () => void }) {
  const { kind, textVersion, acceptedAt, withdrawnAt } = consent;
  const { title, purpose, consequences } = consentWords[kind];
  return (
    <Spread>
      <Stack gap={4}>
        <Inline>
          <Text weight="strong">{title}</Text>
          {withdrawnAt !== null && <Badge tone="neutral">Отозвано {dayOf(withdrawnAt)}</Badge>}
        </Inline>
        <Text size="small">{purpose}</Text>
        <Text size="small" tone="muted">
          Дано {dayOf(acceptedAt)}, текст от {dayOf(textVersion)}.{' '}
          <Link tone="text" href={hrefOf(consent)}>
            Прочитать
          </Link>
        </Text>
      </Stack>
      {withdrawnAt === null && consequences !== null && (
        <Button variant="plain" size="s" aria-label={`Отозвать: ${title}`} onClick={onWithdraw}>
          Отозвать
        </Button>
      )}
    </Spread>
  );
}

function useRenewal() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  return useMutation({
    mutationFn: () => unwrap(api.account.renewConsent()),
    onSuccess: (user) => {
      queryClient.setQueryData(sessionQueries.user(api).queryKey, user);
      void invalidateAreas(queryClient, 'account');
      toasts.show({ kind: 'success', text: 'Согласие записано' });
    },
    onError: (error) => void errors.handle(error),
  });
}

function useWithdraw(onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const domain = useSession()?.domain;
  return useMutation({
    mutationFn: (kind: OwnConsent['kind']) => unwrap(api.account.withdrawConsent({ params: { kind } })),
    onSuccess: (_, kind) => {
      if (kind === 'COOKIE') writeCookie(cookieConsentName, '', { domain, days: 0 });
      void invalidateAreas(queryClient, 'account');
      toasts.show({ kind: 'success', text: 'Согласие отозвано' });
      onDone();
    },
    onError: (error) => {
      errors.handle(error);
      onDone();
    },
  });
}
