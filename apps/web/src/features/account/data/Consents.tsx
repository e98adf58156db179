import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { OwnConsent } from '@vetka/domain/account';
import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { consentVersion, cookieConsentName } from '@vetka/domain/session';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { SettingsSection } from '@vetka/ui/patterns/account/SettingsForm';
import { Spread } from '@vetka/ui/Spread';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { writeCookie } from '../../../shell/visitor/cookies.ts';
import { consentWords } from './consentWords.ts';
import { dataQueries } from './data.queries.ts';

const dayOf = (moment: string): string => formatDate(moment, deliveryDatePattern);

/** What the person agreed to, and its withdrawal after its consequences were read. */
export function Consents() {
  const { data: consents } = useQuery(dataQueries.consents(useApi()));
  const [asked, setAsked] = useState<OwnConsent>();
  const withdraw = useWithdraw(() => setAsked(undefined));
  const words = asked && consentWords[asked.kind];
  return (
    <SettingsSection
      id="consents"
      title="Согласия"
      text="Вместе с каждым мы храним версию текста, время и адрес в сети, с которого вы согласились."
    >
      <Stack as="ul" gap={20}>
        {consents?.map((consent) => (
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
        isPending={withdraw.isPending}
        onConfirm={() => asked && withdraw.mutate(asked.kind)}
        onCancel={() => setAsked(undefined)}
      />
    </SettingsSection>
  );
}

function Consent({ consent, onWithdraw }: { consent: OwnConsent; onWithdraw: () => void }) {
  const { kind, textVersion, acceptedAt, withdrawnAt } = consent;
  const { title, purpose, document, consequences } = consentWords[kind];
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
          <Link tone="text" href={pagePath('/docs/$document', { document })}>
            {textVersion === consentVersion ? 'Прочитать' : 'Нынешний текст'}
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
