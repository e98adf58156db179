import type { DisputeRow } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { Button } from '@vetka/ui/Button';
import { Image } from '@vetka/ui/Image';
import { Link } from '@vetka/ui/Link';
import { DisputeView } from '@vetka/ui/patterns/desk/DisputeAnswer';
import { useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { DecisionForm } from './DecisionForm.tsx';
import * as styles from './moderation.css.ts';
import { ObjectHistory } from './ObjectHistory.tsx';
import { QueueCard } from './QueueCard.tsx';

/** One dispute with the texts of both sides, and the decision. */
export function DisputeCard({ row }: { row: DisputeRow }) {
  const { number, service, title, mediaFile, customerName, left, dispute } = row;
  const [isDeciding, setIsDeciding] = useState(false);
  return (
    <QueueCard label={`Спор по заказу №\u00A0${number}`} queue="disputes" id={row.id}>
      <div className={styles.head}>
        {mediaFile && (
          <span className={styles.picture}>
            <Image src={mediaFile.url} alt="" width={64} ratio="1 / 1" corner="s" />
          </span>
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>Заказ № {number}</h2>
          <p className={styles.note}>{title}</p>
          <p className={styles.note}>
            <Link tone="text" href={pagePath('/$service', { service: service.slug })}>
              {service.name}
            </Link>
            , покупатель {customerName}, можно вернуть до {formatPrice(left)}
          </p>
        </div>
      </div>
      <DisputeView dispute={dispute} reader="moderator" />
      {dispute.decision === null && (
        <>
          <Button size="l" onClick={() => setIsDeciding(true)}>
            Решить спор
          </Button>
          <DecisionForm row={row} isOpen={isDeciding} onClose={() => setIsDeciding(false)} />
        </>
      )}
      <ObjectHistory kind="DISPUTE" id={row.id} />
    </QueueCard>
  );
}
