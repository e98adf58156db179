import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { SubCart } from '@vetka/domain/cart';
import type { OrderAddress } from '@vetka/domain/place';
import type { Api } from '../../../shell/api/apiClient.ts';

/** Delivery intervals fill up while the customer chooses (ms). */
const intervalsStaleMs = 30_000;

const slowestOf = ({ items }: SubCart): number =>
  Math.max(0, ...items.filter(({ isSelected }) => isSelected).map(({ product }) => product.productionMinutes));

const workOf = ({ items }: SubCart): number =>
  items
    .filter(({ isSelected }) => isSelected)
    .reduce((minutes, { product, quantity }) => minutes + product.productionMinutes * quantity, 0);

/** The parts of an address that select the zone of a delivery option. */
const placeOf = ({ city, region = '', district = '', formatted }: OrderAddress) => ({
  city,
  region,
  district,
  address: formatted,
});

/** The checkout's data about each seller. */
export const checkoutQueries = {
  service: (api: Api, serviceId: number) =>
    queryOptions({
      queryKey: ['delivery', 'service', serviceId],
      queryFn: () => unwrap(api.service.read({ params: { id: String(serviceId) } })),
    }),
  /** Days, intervals and price of one delivery option for the selected items, at an address if it is known. */
  price: (api: Api, subCart: SubCart, optionId: number, to: OrderAddress | null = null) => {
    const query = {
      subtotal: subCart.totalAfterDiscount,
      productionMinutes: slowestOf(subCart),
      workMinutes: workOf(subCart),
      ...(to && placeOf(to)),
    };
    return queryOptions({
      queryKey: ['delivery', 'price', subCart.service.id, optionId, query],
      queryFn: () => unwrap(api.order.deliveryPrice({ params: { id: subCart.service.id, optionId }, query })),
      staleTime: intervalsStaleMs,
    });
  },
};
