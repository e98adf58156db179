import type { Product } from '@vetka/domain/catalog';
import { deliveryCost, deliveryTypeLabels, freeFromText } from '@vetka/domain/delivery';
import { joinSentences } from '@vetka/domain/text';

/** A line of the delivery block. */
export interface DeliveryNote {
  id: string;
  kind: 'delivery' | 'pickup' | 'photo';
  title: string;
  text?: string | undefined;
}

type Option = Product['seller']['deliveryOptions'][number];

function noteOf(option: Option): DeliveryNote {
  const isPickup = option.type === 'PICKUP';
  return {
    id: String(option.id),
    kind: isPickup ? 'pickup' : 'delivery',
    title: `${option.name || deliveryTypeLabels[option.type]}, ${deliveryCost(option.price)}`,
    text: isPickup
      ? (option.pickupAddress ?? option.description)
      : joinSentences(option.description, freeFromText(option.freeFrom)),
  };
}

const photoNote: DeliveryNote = {
  id: 'photo',
  kind: 'photo',
  title: 'Пришлём фото перед отправкой',
  text: 'Если что-то не так, соберём заново бесплатно',
};

/** The seller's delivery options, the earliest first. A photo is mentioned only for sellers who send one. */
export function deliveryNotes({ seller, deliveryText }: Pick<Product, 'seller' | 'deliveryText'>): DeliveryNote[] {
  const [first, ...rest] = seller.deliveryOptions.map(noteOf);
  const nearest = first && { ...first, text: joinSentences(deliveryText, first.text) };
  return [...(nearest ? [nearest] : []), ...rest, ...(seller.photoBeforeDelivery ? [photoNote] : [])];
}
