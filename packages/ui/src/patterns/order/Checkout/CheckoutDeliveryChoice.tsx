import {
  deliveryCost,
  deliveryTotal,
  deliveryTypeLabels,
  freeFromText,
  type DeliveryOption,
  type DeliveryPrice,
} from '@vetka/domain/delivery';
import { joinSentences } from '@vetka/domain/text';
import type { ReactNode } from 'react';
import { DateStrip } from '../../../components/DateStrip/index.ts';
import { InfoIcon } from '../../../components/Icon/icons/InfoIcon.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import { TimeSlotPicker } from '../../../components/TimeSlotPicker/index.ts';
import type { CheckoutPartProps } from './checkoutPart.ts';
import * as styles from './Checkout.css.ts';

interface CheckoutDeliveryChoiceProps extends CheckoutPartProps {
  index: number;
  options: readonly DeliveryOption[];
  /** Kopecks for the goods after discounts. */
  subtotal: number;
  price: DeliveryPrice | undefined;
  isLoading: boolean;
  today: string | undefined;
  failure: ReactNode;
}

function describe({ type, description, pickupAddress, freeFrom }: DeliveryOption): string {
  const where = type === 'PICKUP' && pickupAddress ? `Забрать: ${pickupAddress}` : description;
  return joinSentences(where, freeFromText(freeFrom));
}

function When({
  index,
  draft,
  onChange,
  errors,
  price,
  isLoading,
  today,
  failure,
}: Omit<CheckoutDeliveryChoiceProps, 'options' | 'subtotal'>) {
  if (failure) return failure;
  if (draft.deliveryOptionId === null) return null;
  if (price === undefined) {
    return <div className={styles.waiting}>{isLoading ? <Spinner /> : null}</div>;
  }
  const day = price.days.find((each) => each.day === draft.deliveryDate);
  return (
    <>
      <DateStrip
        label="День"
        id={`orders.${index}.deliveryDate`}
        days={price.days}
        value={draft.deliveryDate}
        onChange={(deliveryDate) => onChange({ deliveryDate, deliveryTime: null })}
        error={errors.deliveryDate}
        {...(today !== undefined && { today })}
      />
      {day && (
        <TimeSlotPicker
          label="Время"
          id={`orders.${index}.deliveryTime`}
          slots={day.slots}
          value={draft.deliveryTime}
          onChange={(deliveryTime) => onChange({ deliveryTime })}
          error={errors.deliveryTime}
        />
      )}
      {day?.reason && (
        <p className={styles.info}>
          <span className={styles.infoIcon}>
            <InfoIcon size="s" />
          </span>
          {day.reason}
        </p>
      )}
    </>
  );
}

/** The delivery option, the day and the interval. */
export function CheckoutDeliveryChoice({ options, subtotal, ...rest }: CheckoutDeliveryChoiceProps) {
  const { index, draft, onChange, errors, failure } = rest;
  if (failure && !options[0]) return failure;
  return (
    <>
      <RadioGroup
        variant="card"
        label="Как получить"
        id={`orders.${index}.deliveryOptionId`}
        options={options.map((option) => ({
          value: String(option.id),
          label: option.name || deliveryTypeLabels[option.type],
          description: describe(option),
          aside: deliveryCost(deliveryTotal(option, subtotal, 0)),
        }))}
        value={draft.deliveryOptionId === null ? null : String(draft.deliveryOptionId)}
        onChange={(id) => onChange({ deliveryOptionId: Number(id), deliveryDate: null, deliveryTime: null })}
        error={errors.deliveryOptionId}
      />
      <When {...rest} />
    </>
  );
}
