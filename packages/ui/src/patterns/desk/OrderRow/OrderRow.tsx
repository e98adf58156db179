import type { DeskOrderRow, DeskStepType } from '@vetka/domain/desk';
import { defaultTimeZone } from '@vetka/domain/date';
import { Button } from '../../../components/Button/index.ts';
import { ClockIcon } from '../../../components/Icon/icons/ClockIcon.ts';
import { MapPinIcon } from '../../../components/Icon/icons/MapPinIcon.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { QuoteIcon } from '../../../components/Icon/icons/QuoteIcon.ts';
import { StoreIcon } from '../../../components/Icon/icons/StoreIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { classes } from '../../../internal/classes.ts';
import { useNow } from '../../../internal/useNow.ts';
import { intercept } from '../../intercept.ts';
import { StatusChip } from '../../order/StatusChip/index.ts';
import { statusIcons, stepIcons } from '../deskIcons.tsx';
import { dueOf, placeOf, rowTitle, stepText } from '../rowTexts.ts';
import * as styles from './OrderRow.css.ts';

export interface OrderRowProps {
  order: DeskOrderRow;
  /** Page of the order. */
  href: string;
  /** Opens the order beside the queue instead of following the link. */
  onOpen?: ((order: DeskOrderRow) => void) | undefined;
  /** The button. @default the first of the order's steps that moves it on */
  next?: DeskStepType | undefined;
  onStep?: ((order: DeskOrderRow, step: DeskStepType) => void) | undefined;
  /** For DISPUTE, which has no step: «Ответить». */
  onAnswer?: ((order: DeskOrderRow) => void) | undefined;
  /** Chat with the customer; shown on a phone. */
  chatHref?: string | undefined;
  /** The most urgent order of its slot: its button is solid. */
  isUrgent?: boolean | undefined;
  isSelected?: boolean | undefined;
  /** The step is being sent. */
  isLoading?: boolean | undefined;
  /** The step waits for the network: «Отправим позже». */
  isQueued?: boolean | undefined;
  /** A step kept on the device was refused; the page of the order says why. */
  isMissed?: boolean | undefined;
  /** IANA name of the service's time zone. @default 'Europe/Moscow' */
  timeZone?: string | undefined;
  /** @default the current time, renewed */
  now?: number | undefined;
}

const isCancelled = ({ status }: DeskOrderRow) => status.type.startsWith('CANCELED');

const nextOf = ({ steps }: DeskOrderRow) => steps.find((step) => step !== 'DECLINE' && step !== 'CANCEL');

function NextStep(props: OrderRowProps) {
  const { order, next = nextOf(order), onStep, onAnswer, isUrgent = false, isLoading, isQueued = false } = props;
  const about = (text: string) => `${text}, заказ № ${order.number}`;
  if (isQueued) {
    return (
      <Button size="s" variant="tonal" icon={<ClockIcon />} isDisabled aria-label={about('Отправим позже')}>
        Отправим позже
      </Button>
    );
  }
  const variant = isUrgent ? 'solid' : 'tonal';
  if (order.status.type === 'DISPUTE' && onAnswer) {
    return (
      <Button size="s" variant={variant} onClick={() => onAnswer(order)} aria-label={about('Ответить')}>
        Ответить
      </Button>
    );
  }
  if (next === undefined || onStep === undefined) return null;
  const { text, rest } = stepText(next, order);
  const Icon = stepIcons[next];
  return (
    <Button
      size="s"
      variant={variant}
      icon={<Icon />}
      isLoading={isLoading}
      loadingText="Отправляем"
      onClick={() => onStep(order, next)}
      // While the step is sent the button says so instead.
      aria-label={isLoading ? undefined : about(`${text}${rest}`)}
    >
      {text}
      {rest && <span className={styles.phoneOnly}>{rest}</span>}
    </Button>
  );
}

type DueProps = Pick<OrderRowProps, 'order' | 'now' | 'timeZone' | 'isMissed'>;

function Due({ order, now, timeZone = defaultTimeZone, isMissed = false }: DueProps) {
  const moment = useNow(now);
  const due = isMissed ? { text: 'Шаг не принят', isHot: true } : dueOf(order, moment, timeZone);
  return due && <span className={classes(styles.due, due.isHot && styles.hot)}>{due.text}</span>;
}

function Place({ order }: Pick<OrderRowProps, 'order'>) {
  const Icon = order.deliveryType === 'PICKUP' ? StoreIcon : MapPinIcon;
  return (
    <span className={styles.place}>
      <Icon size="s" />
      <span className={styles.clip}>{placeOf(order)}</span>
    </span>
  );
}

/** An order in the queue: picture, name, place, status, number, when, and the next step. */
export function OrderRow(props: OrderRowProps) {
  const { order, href, onOpen, chatHref, isSelected = false } = props;
  const Icon = statusIcons[order.status.type];
  return (
    <article
      className={styles.row}
      aria-label={`Заказ № ${order.number}`}
      data-selected={isSelected ? '' : undefined}
      data-cancelled={isCancelled(order) ? '' : undefined}
    >
      {isCancelled(order) && (
        <svg className={styles.watermark} viewBox="0 0 216 56" aria-hidden="true">
          <text x="108" y="42" textAnchor="middle">
            Отменен
          </text>
        </svg>
      )}
      <div className={styles.picture}>
        <Image src={order.mediaFile?.url} alt="" width={76} corner="s" position="bouquet" />
      </div>
      <Anchor
        className={styles.title}
        href={href}
        onClick={intercept(onOpen && (() => onOpen(order)))}
        {...(isSelected && { 'aria-current': 'true' as const })}
      >
        {rowTitle(order)}
      </Anchor>
      <Place order={order} />
      <span className={styles.chip}>
        <StatusChip name={order.status.name} bgColor={order.status.bgColor} icon={<Icon size="s" />} />
      </span>
      <span className={styles.number}>
        № {order.number}
        {order.hasComment && <QuoteIcon size="s" label="Есть пожелание" />}
      </span>
      <Due {...props} />
      <div className={styles.actions}>
        <NextStep {...props} />
        {chatHref && (
          <span className={styles.chat}>
            <IconButton
              variant="soft"
              isSquare
              href={chatHref}
              label={`Написать покупателю, заказ № ${order.number}`}
              icon={<MessageIcon />}
            />
          </span>
        )}
      </div>
    </article>
  );
}
