import type { DeskStep, DeskStepType, OrderClock } from '@vetka/domain/desk';
import type { OrderStatusType } from '@vetka/domain/order';
import { begin, deliver, type createDeskFixture } from '../deskFixture.ts';
import { stepOf } from '../deskLine.ts';

type Desk = Awaited<ReturnType<typeof createDeskFixture>>;
export type DeskOrderMade = Awaited<ReturnType<Desk['paid']>>;

/** The expected state of an order, and its notices. */
export interface Outcome {
  status: OrderStatusType;
  notices: string[];
  /** Kopecks refunded to the customer. */
  returned?: number;
}
interface StepCase extends Outcome {
  isPickup?: boolean;
  /** The steps up to the interrupted one, which is the last. */
  steps: (made: DeskOrderMade, mediaFileId: number) => DeskStep[];
}
interface ClockCase extends Outcome {
  /** Brings a paid order to the point at which the clock runs. */
  steps: (made: DeskOrderMade, mediaFileId: number) => DeskStep[];
  /** The shop asks about a substitute after the steps. */
  asks?: boolean;
  /** The recipient is asked for the address at this phone. */
  asksAt?: string;
}

const reason = 'Нет нужных цветов';
const photo = (mediaFileId: number) => [...begin(), stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId })];

/** Every step of the desk. */
export const stepCases: Record<DeskStepType, StepCase> = {
  ACCEPT: { status: 'ACCEPTED', notices: ['ORDER_ACCEPTED'], steps: () => begin().slice(0, 1) },
  DECLINE: {
    status: 'CANCELED_BY_SELLER',
    notices: ['ORDER_CANCELED'],
    returned: 280_000,
    steps: () => [stepOf('DECLINE', 'NEW', { reason })],
  },
  START: { status: 'ASSEMBLING', notices: [], steps: begin },
  SEND_PHOTO: { status: 'PHOTO_SENT', notices: ['ORDER_PHOTO'], steps: (_, picture) => photo(picture) },
  READY: { status: 'READY', notices: [], steps: () => [...begin(), stepOf('READY', 'ASSEMBLING')] },
  HAND_TO_COURIER: {
    status: 'DELIVERING',
    notices: ['ORDER_ON_THE_WAY', 'SHOP_DELIVERY'],
    steps: ({ courier }, picture) => deliver(courier.user.id, picture).slice(0, -1),
  },
  PUT_ON_SHELF: {
    status: 'READY_FOR_PICKUP',
    notices: ['ORDER_READY_FOR_PICKUP'],
    isPickup: true,
    steps: () => [...begin(), stepOf('READY', 'ASSEMBLING'), stepOf('PUT_ON_SHELF', 'READY')],
  },
  DELIVER: {
    status: 'DELIVERED',
    notices: ['ORDER_DELIVERED'],
    steps: ({ courier }, picture) => deliver(courier.user.id, picture),
  },
  CANCEL: {
    status: 'CANCELED_BY_SELLER',
    notices: ['ORDER_CANCELED'],
    returned: 280_000,
    steps: () => [...begin(), stepOf('CANCEL', 'ASSEMBLING', { reason })],
  },
};

/** Every clock of an order. */
export const clockCases: Record<OrderClock, ClockCase> = {
  CALL_AGAIN: { status: 'NEW', notices: ['SHOP_ORDER_LATE', 'ORDER_LATE'], steps: () => [] },
  LAST_CALL: { status: 'NEW', notices: ['SHOP_ORDER_LATE'], steps: () => [] },
  CANCEL_UNACCEPTED: {
    status: 'CANCELED_BY_SELLER',
    notices: ['ORDER_CANCELED', 'SHOP_ORDER_CANCELED'],
    returned: 280_000,
    steps: () => [],
  },
  PHOTO_SILENCE: {
    status: 'PHOTO_SENT',
    notices: ['SHOP_PHOTO_ANSWER', 'SHOP_PHOTO_ANSWER'],
    steps: (_, picture) => photo(picture),
  },
  SUBSTITUTION_SILENCE: {
    status: 'ASSEMBLING',
    notices: ['SHOP_SUBSTITUTION_ANSWER', 'SHOP_SUBSTITUTION_ANSWER'],
    returned: 20_000,
    steps: begin,
    asks: true,
  },
  NO_ADDRESS: { status: 'NEW', notices: ['ORDER_ADDRESS'], asksAt: '+79160000001', steps: () => [] },
  OVERDUE: { status: 'ASSEMBLING', notices: ['SHOP_ORDER_LATE', 'ORDER_LATE'], steps: begin },
  CANCEL_UNDELIVERED: {
    status: 'CANCELED_BY_SELLER',
    notices: ['ORDER_CANCELED', 'SHOP_ORDER_CANCELED'],
    returned: 280_000,
    steps: begin,
  },
  COMPLETE: {
    status: 'COMPLETED',
    notices: [],
    steps: ({ courier }, picture) => deliver(courier.user.id, picture),
  },
};
