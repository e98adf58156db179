import { useQuery } from '@tanstack/react-query';
import { exactRoubles } from '@vetka/domain/ledger';
import { Anchor } from '@vetka/ui/Link';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { MoneyLines } from './MoneyLines.tsx';
import * as styles from './money.css.ts';
import { moneyQueries } from './money.queries.ts';
import { expectationText } from './moneyText.ts';

/** The money of one order down to its lines. */
export default function OrderMoneyDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { service, timeZone } = useDesk().place;
  const query = useQuery(moneyQueries.order(useApi(), service.slug, id));
  const { data } = query;
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      size="l"
      title={data ? `Заказ №\u00A0${data.order.number}` : 'Заказ'}
      {...(data && { description: expectationText(data, timeZone) })}
    >
      <NotLoaded query={query} />
      {data && (
        <div className={styles.order}>
          {data.lines.map((line) => (
            <MoneyLines key={line.orderProductId ?? 'delivery'} line={line} />
          ))}
          <p className={styles.total}>
            <span>Вам за заказ</span>
            <b>{exactRoubles(data.left)}</b>
          </p>
          <Anchor
            className={styles.opens}
            href={pagePath('/my/shop/$service/orders/$id', { service: service.slug, id })}
          >
            Открыть заказ
          </Anchor>
        </div>
      )}
    </ResponsiveDialog>
  );
}
