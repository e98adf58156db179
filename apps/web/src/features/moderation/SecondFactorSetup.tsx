import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Text } from '@vetka/ui/Text';
import { QrCode } from '@vetka/ui/desk/QrCode';
import { useEffect, useState } from 'react';
import { NotLoaded } from '../../shell/errors/NotLoaded.tsx';
import { ConfirmationScope } from '../../shell/session/confirmation/ConfirmationScope.tsx';
import { useConfirmation } from '../../shell/session/confirmation/useConfirmation.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './moderation.css.ts';
import { secondFactorQueries } from './secondFactor.queries.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSecondFactorCode } from './useSecondFactorCode.ts';

/** Connects an application to the role of the administration, and shows the recovery codes. */
export default function SecondFactorSetup(props: { onDone: () => void }) {
  return (
    <ConfirmationScope>
      <Setup {...props} />
    </ConfirmationScope>
  );
}

function Setup({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const query = useQuery(secondFactorQueries.secret(api));
  const confirmed = useConfirmation();
  const { error, refetch } = query;
  useEffect(
    function askWhoIsThere() {
      confirmed(error, () => void refetch());
    },
    [confirmed, error, refetch],
  );
  const { data } = query;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useSecondFactorCode(
    (code) => unwrap(api.session.confirmSecondFactor({ body: { code } })),
    (saved) => setCodes(saved.codes),
  );
  if (codes) return <Recovery codes={codes} onDone={onDone} />;
  if (!data) return <NotLoaded query={query} />;
  return (
    <div className={styles.page}>
      <Heading level={1}>Подключите приложение с кодами</Heading>
      <div className={styles.dispute}>
        <p>
          Администрация подтверждает вход кодом из приложения, например Яндекс Ключ или Google Authenticator.
          Отсканируйте рисунок в приложении или введите ключ сами.
        </p>
        <QrCode text={data.uri} label="QR-код с ключом" side={220} />
        <p className={styles.entryTitle}>
          Ключ: <b>{data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</b>
        </p>
        <Link href={data.uri}>Открыть приложение на этом телефоне</Link>
        <SecondFactorForm
          label="Код из приложения"
          submitLabel="Подключить"
          error={form.error}
          isPending={form.isPending}
          onSubmit={form.send}
        />
      </div>
    </div>
  );
}

function Recovery({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className={styles.page}>
      <Heading level={1}>Сохраните запасные коды</Heading>
      <div className={styles.dispute}>
        <p>
          Если телефон потеряется, войти можно запасным кодом. Каждый действует один раз, и больше мы их не покажем.
        </p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          Запишите их или сохраните в менеджере паролей.
        </Text>
        <Inline>
          <Button onClick={onDone}>Коды сохранены</Button>
        </Inline>
      </div>
    </div>
  );
}
