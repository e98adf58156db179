import type {
  AnswerDispute,
  DecideDispute,
  DeskCalendar,
  DeskCalendarQuery,
  DeskEvent,
  DeskListParams,
  DeskOrder,
  DeskOrderParams,
  DeskParams,
  DeskPerson,
  DeskPlace,
  DeskQueue,
  DeskQueueQuery,
  DeskRefund,
  DeskSettings,
  DeskSettingsUpdate,
  DeskStep,
  DeskStop,
  DeskStopsQuery,
  DeskViewOrder,
  DeskViewParams,
  DeskViews,
  DisputePage,
  DisputeRow,
  DisputesQuery,
  ProposeSubstitution,
  SavedDeskView,
} from '@vetka/domain/desk';
import { call } from './call.ts';

type ById = { id: number };

/** The selling side of orders. For people who do not work for the service it does not exist: 404. */
export const desk = {
  places: call<{ response: DeskPlace[] }>('GET', '/desk'),
  queue: call<{ params: DeskParams; query: DeskQueueQuery; response: DeskQueue }>('GET', '/desk/{service}/orders'),
  /** A week of deliveries. */
  calendar: call<{ params: DeskParams; query: DeskCalendarQuery; response: DeskCalendar }>(
    'GET',
    '/desk/{service}/calendar',
  ),
  order: call<{ params: DeskOrderParams; response: DeskOrder }>('GET', '/desk/{service}/orders/{id}'),
  step: call<{ params: DeskOrderParams; body: DeskStep; response: DeskOrder }>(
    'POST',
    '/desk/{service}/orders/{id}/steps',
  ),
  refund: call<{ params: DeskOrderParams; body: DeskRefund; response: DeskOrder }>(
    'POST',
    '/desk/{service}/orders/{id}/refunds',
  ),
  substitute: call<{ params: DeskOrderParams; body: ProposeSubstitution; response: DeskOrder }>(
    'POST',
    '/desk/{service}/orders/{id}/substitutions',
  ),
  answerDispute: call<{ params: DeskOrderParams; body: AnswerDispute; response: DeskOrder }>(
    'POST',
    '/desk/{service}/orders/{id}/dispute-answer',
  ),
  /** For the administration. */
  disputes: call<{ query: DisputesQuery; response: DisputePage }>('GET', '/disputes'),
  /** For the administration. `id`: the order service. */
  decideDispute: call<{ params: ById; body: DecideDispute; response: DisputeRow }>('POST', '/disputes/{id}/decision'),
  people: call<{ params: DeskParams; response: DeskPerson[] }>('GET', '/desk/{service}/people'),
  settings: call<{ params: DeskParams; response: DeskSettings }>('GET', '/desk/{service}/settings'),
  changeSettings: call<{ params: DeskParams; body: DeskSettingsUpdate; response: DeskSettings }>(
    'PUT',
    '/desk/{service}/settings',
  ),
  /** The requester's saved views of one list in this shop, as in the calls that change them. */
  views: call<{ params: DeskListParams; response: DeskViews }>('GET', '/desk/{service}/views/{list}'),
  saveView: call<{ params: DeskListParams; body: SavedDeskView; response: DeskViews }>(
    'POST',
    '/desk/{service}/views/{list}',
  ),
  orderViews: call<{ params: DeskListParams; body: DeskViewOrder; response: DeskViews }>(
    'PUT',
    '/desk/{service}/views/{list}',
  ),
  changeView: call<{ params: DeskViewParams; body: SavedDeskView; response: DeskViews }>(
    'PUT',
    '/desk/{service}/views/{list}/{viewId}',
  ),
  deleteView: call<{ params: DeskViewParams; response: DeskViews }>('DELETE', '/desk/{service}/views/{list}/{viewId}'),
  stops: call<{ params: DeskParams; query: DeskStopsQuery; response: DeskStop[] }>('GET', '/desk/{service}/stops'),
  /**
   * Only as `text/event-stream`: one DeskEvent per message; couriers receive those of their own deliveries. After a
   * reconnect the client reloads the queue.
   */
  events: call<{ params: DeskParams; response: DeskEvent }>('GET', '/desk/{service}/events'),
};
