import type {
  ChangeDeliveryDay,
  ChangedDelivery,
  ChangeDeliveryWay,
  ChangeUsualDay,
  DeliveryChangeParams,
  DeliveryDayParams,
  DeliveryHistory,
  DeliveryPlan,
  DeliveryPlanQuery,
  DeliveryWayEdit,
  DeliveryWayParams,
} from '@vetka/domain/delivery';
import type { DeskParams } from '@vetka/domain/desk';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';

/** The delivery of a shop, for its people. For everybody else the shop's desk does not exist: 404. */
export const delivery = {
  plan: call<{ params: DeskParams; query: DeliveryPlanQuery; response: DeliveryPlan }>(
    'GET',
    '/desk/{service}/delivery',
  ),
  history: call<{ params: DeskParams; query: PageQuery; response: DeliveryHistory }>(
    'GET',
    '/desk/{service}/delivery/history',
  ),
  addWay: call<{ params: DeskParams; body: DeliveryWayEdit; response: ChangedDelivery }>(
    'POST',
    '/desk/{service}/delivery/ways',
  ),
  changeWay: call<{ params: DeliveryWayParams; body: ChangeDeliveryWay; response: ChangedDelivery }>(
    'PUT',
    '/desk/{service}/delivery/ways/{id}',
  ),
  changeDay: call<{ params: DeliveryDayParams; body: ChangeDeliveryDay; response: ChangedDelivery }>(
    'PUT',
    '/desk/{service}/delivery/days/{day}',
  ),
  /** Limits of days without a plan of their own. */
  changeUsual: call<{ params: DeskParams; body: ChangeUsualDay; response: ChangedDelivery }>(
    'PUT',
    '/desk/{service}/delivery/usual-day',
  ),
  undo: call<{ params: DeliveryChangeParams; response: ChangedDelivery }>(
    'POST',
    '/desk/{service}/delivery/changes/{changeId}/undo',
  ),
};
