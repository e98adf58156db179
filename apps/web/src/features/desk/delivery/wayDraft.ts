import type { DeliveryWay, DeliveryWayEdit } from '@vetka/domain/delivery';
import { priceText } from '@vetka/domain/goods';
import {
  draftOf,
  numberErrors,
  priceErrors,
  readNumber,
  readPrice,
  slotErrors,
  weekSlotOf,
  type DraftErrors,
  type SlotDraft,
} from './slotDraft.ts';
import { zoneDraftOf, zoneEditOf, zoneErrors, type ZoneDraft } from './zoneDraft.ts';

/** A delivery option as it is typed. */
export interface WayDraft {
  type: DeliveryWayEdit['type'];
  name: string;
  description: string;
  price: string;
  freeFrom: string;
  minTotal: string;
  leadMinutes: string;
  maxDaysAhead: string;
  zones: ZoneDraft[];
  slots: SlotDraft[];
}

export const newWay: Omit<DeliveryWay, 'id' | 'version'> = {
  type: 'OWN_COURIER',
  name: '',
  description: '',
  isActive: true,
  price: 0,
  freeFrom: null,
  minTotal: 0,
  leadMinutes: 60,
  maxDaysAhead: 30,
  zones: [],
  slots: [],
};

export const wayDraftOf = (way: typeof newWay): WayDraft => ({
  type: way.type,
  name: way.name,
  description: way.description,
  price: way.price === 0 ? '' : priceText(way.price),
  freeFrom: priceText(way.freeFrom),
  minTotal: way.minTotal === 0 ? '' : priceText(way.minTotal),
  leadMinutes: String(way.leadMinutes),
  maxDaysAhead: String(way.maxDaysAhead),
  zones: way.zones.map(zoneDraftOf),
  slots: way.slots.map((slot, index) => draftOf(slot, index)),
});

/** Errors of the input, by the API's names of fields. */
export const wayErrors = (draft: WayDraft): DraftErrors => {
  const { name, price, freeFrom, minTotal, leadMinutes, maxDaysAhead, zones, slots } = draft;
  return {
    ...(name.trim() === '' && { name: 'Назовите способ, например «Курьер магазина»' }),
    ...priceErrors({ price, freeFrom, minTotal }),
    ...numberErrors({ leadMinutes, maxDaysAhead }),
    ...Object.assign({}, ...zones.map((zone, index) => zoneErrors(zone, `zones.${index}`))),
    ...Object.assign({}, ...slots.map((slot, index) => slotErrors(slot, `slots.${index}`))),
  };
};

/** Without its switch, which is not part of the form. */
export const wayEditOf = (draft: WayDraft): Omit<DeliveryWayEdit, 'isActive'> => ({
  type: draft.type,
  name: draft.name.trim(),
  description: draft.description.trim(),
  price: readPrice(draft.price) ?? 0,
  freeFrom: readPrice(draft.freeFrom) ?? null,
  minTotal: readPrice(draft.minTotal) ?? 0,
  leadMinutes: readNumber(draft.leadMinutes) ?? 0,
  maxDaysAhead: readNumber(draft.maxDaysAhead) ?? 0,
  zones: draft.type === 'PICKUP' ? [] : draft.zones.map(zoneEditOf),
  slots: draft.slots.map(weekSlotOf),
});
