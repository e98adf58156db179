import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { SecondFactor } from '@vetka/domain/session';
import { Button } from '@vetka/ui/Button';
import { Container } from '@vetka/ui/Container';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { useState, type ReactNode } from 'react';
import { NotLoaded } from '../../shell/errors/NotLoaded.tsx';
import { lazyComponent } from '../../shell/lazyComponent.tsx';
import { FullHeight } from '../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../shell/layout/lazyComponents.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './moderation.css.ts';
import { secondFactorQueries } from './secondFactor.queries.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSecondFactorCode } from './useSecondFactorCode.ts';

// Not in `lazyComponents.ts`, which imports this file.
const SecondFactorSetup = lazyComponent(() => import('./SecondFactorSetup.tsx'));

const isOpen = ({ isRequired, passedUntil }: SecondFactor): boolean => !isRequired || passedUntil !== null;

/** Asks for a code before the rooms of the administration, where the second factor is on. */
export default function SecondFactorGate({ children }: { children: ReactNode }) {
  const query = useQuery(secondFactorQueries.state(useApi()));
  const { data } = query;
  const [isConnecting, setConnecting] = useState(false);
  if (data && isOpen(data) && !isConnecting) return children;
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <NotLoaded query={query} />
        {data && <Asked state={data} isConnecting={isConnecting} onConnecting={setConnecting} />}
      </Container>
      <SiteBar />
    </FullHeight>
  );
}

interface AskedProps {
  state: SecondFactor;
  isConnecting: boolean;
  onConnecting: (isConnecting: boolean) => void;
}

/** The setup stays on the screen after the code is accepted, until the recovery codes are read. */
function Asked({ state, isConnecting, onConnecting }: AskedProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = secondFactorQueries.state(api);
  const form = useSecondFactorCode(
    (code) => unwrap(api.session.passSecondFactor({ body: { code } })),
    (passed) => queryClient.setQueryData(queryKey, passed),
  );
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey });
    onConnecting(false);
  };
  if (isConnecting) return <SecondFactorSetup onDone={() => void finish()} />;
  if (!state.isEnrolled) return <Invitation onStart={() => onConnecting(true)} />;
  return (
    <div className={styles.page}>
      <Heading level={1}>Подтвердите, что это вы</Heading>
      <div className={styles.dispute}>
        <SecondFactorForm
          label="Код из приложения"
          hint={`Или один из запасных кодов. Осталось: ${state.recoveryCodesLeft}`}
          submitLabel="Войти"
          error={form.error}
          isPending={form.isPending}
          onSubmit={form.send}
        />
      </div>
    </div>
  );
}

function Invitation({ onStart }: { onStart: () => void }) {
  return (
    <div className={styles.page}>
      <Heading level={1}>Нужен второй замок</Heading>
      <div className={styles.dispute}>
        <p>
          Администрация видит чужие жалобы и споры, поэтому одного пароля мало. Подключите приложение с кодами: это две
          минуты, и нужен только телефон.
        </p>
        <Inline>
          <Button onClick={onStart}>Подключить приложение</Button>
        </Inline>
      </div>
    </div>
  );
}
