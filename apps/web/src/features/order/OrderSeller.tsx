import { useQuery } from '@tanstack/react-query';
import type { ServiceRef } from '@vetka/domain/service';
import { SellerFacts } from '../../shell/law/SellerFacts.tsx';
import { useApi } from '../../shell/useContext.ts';
import { orderQueries } from './order.queries.ts';

/** The requisites of the shop where an order was made. */
export function OrderSeller({ service }: { service: ServiceRef }) {
  const { data: seller } = useQuery(orderQueries.seller(useApi(), service.id));
  return seller ? <SellerFacts name={service.name} seller={seller} /> : null;
}
