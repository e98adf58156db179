import { useQuery } from '@tanstack/react-query';
import type { Gift } from '@vetka/domain/desk';
import { formatPhone } from '@vetka/domain/phone';
import { Button } from '@vetka/ui/Button';
import { Container } from '@vetka/ui/Container';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Spinner } from '@vetka/ui/Spinner';
import { useState, useSyncExternalStore } from 'react';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../shell/layout/lazyComponents.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './Gift.css.ts';
import { GiftForm } from './GiftForm.tsx';
import { giftQuery, isExpired } from './gift.queries.ts';
import { answerLines } from './giftTexts.ts';

const onHash = (change: () => void) => {
  addEventListener('hashchange', change);
  return () => removeEventListener('hashchange', change);
};

/** The fragment of the link, which browsers send to no server; null in the server's HTML. */
const useToken = () =>
  useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => null,
  );

/** The page that the recipient of a gift opens by a link, without an account: where to bring it, and when. */
export default function GiftPage() {
  const token = useToken();
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <div className={styles.page}>
          {token === null ? <Waiting /> : token === '' ? <Expired /> : <GiftOfLink key={token} token={token} />}
        </div>
      </Container>
      <SiteBar />
    </FullHeight>
  );
}

function GiftOfLink({ token }: { token: string }) {
  const { data: gift, error, refetch } = useQuery(giftQuery(useApi(), token));
  const [isChanging, setChanging] = useState(false);
  if (error && isExpired(error)) return <Expired />;
  if (!gift) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Waiting />;
  if (gift.isClosed) return <Closed gift={gift} />;
  if (gift.address && !isChanging) return <Saved gift={gift} onChange={() => setChanging(true)} />;
  return <GiftForm token={token} gift={gift} onSaved={() => setChanging(false)} onRefused={() => void refetch()} />;
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner size="l" label="Открываем" />
  </div>
);

const Expired = () => (
  <EmptyMessage
    hasVase
    level={1}
    title="Ссылка больше не действует"
    text="Возможно, подарок уже доставлен или отменён. Если это не так, попросите новую ссылку у того, кто её прислал."
  />
);

function Saved({ gift, onChange }: { gift: Gift; onChange: () => void }) {
  const [where, when] = answerLines(gift);
  return (
    <div role="status">
      <EmptyMessage
        hasVase
        level={1}
        title="Спасибо, адрес передан магазину"
        text={
          <>
            {where}
            <br />
            {when}
            <br />
            Изменить можно, пока подарок не у курьера.
          </>
        }
        action={
          <Button variant="tonal" onClick={onChange}>
            Изменить
          </Button>
        }
      />
    </div>
  );
}

function Closed({ gift: { shopPhone } }: { gift: Gift }) {
  return (
    <EmptyMessage
      hasVase
      level={1}
      title="Подарок уже у курьера"
      text="Адрес изменить нельзя. Если что-то не так, позвоните в магазин."
      action={
        shopPhone && (
          <Button variant="tonal" href={`tel:${shopPhone}`}>
            {formatPhone(shopPhone)}
          </Button>
        )
      }
    />
  );
}
