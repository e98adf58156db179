import { useQuery } from '@tanstack/react-query';
import { exactRoubles } from '@vetka/domain/ledger';
import { Anchor } from '@vetka/ui/Link';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { Figures } from './Figures.tsx';
import { moneyQueries } from './money.queries.ts';
import { moneyQuery } from './moneySearch.ts';
import { expectationText } from './moneyText.ts';

interface OrderEarningsProps {
  /** The order service. */
  id: number;
  number: number;
}

/** The shop's share of an order, and when it becomes available. Nothing until the order is sold. */
export function OrderEarnings({ id, number }: OrderEarningsProps) {
  const { service, timeZone } = useDesk().place;
  const { data } = useQuery({ ...moneyQueries.order(useApi(), service.slug, id), retry: false });
  if (!data) return null;
  const commission = data.lines.reduce((sum, line) => sum + line.commission - line.commissionReturned, 0);
  const href = `${pagePath('/my/shop/$service/money', { service: service.slug })}${moneyQuery({ search: String(number) })}`;
  return (
    <Figures
      items={[
        { term: 'Комиссия «Ветки»', value: exactRoubles(-commission) },
        { term: 'Вам', value: <b>{exactRoubles(data.left)}</b>, note: expectationText(data, timeZone) },
        { term: 'Операции', value: <Anchor href={href}>Как посчитали</Anchor> },
      ]}
    />
  );
}
