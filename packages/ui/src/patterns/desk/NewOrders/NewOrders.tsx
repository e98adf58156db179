import type { DeskOrderRow, DeskStepType } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { BellRingIcon } from '../../../components/Icon/icons/BellRingIcon.ts';
import { CloseIcon } from '../../../components/Icon/icons/CloseIcon.ts';
import { SparklesIcon } from '../../../components/Icon/icons/SparklesIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { useNow } from '../../../internal/useNow.ts';
import { intercept } from '../../intercept.ts';
import { CountdownRing, hotMinutes, leftText, minutesLeft } from '../CountdownRing/index.ts';
import { placeOf, rowTitle, slotText } from '../rowTexts.ts';
import * as styles from './NewOrders.css.ts';

export interface NewOrdersProps {
  /** The least time left first. Nothing is rendered without orders. */
  orders: readonly DeskOrderRow[];
  /** Today in the service's city. */
  today: string;
  hrefOf: (order: DeskOrderRow) => string;
  onOpen?: ((order: DeskOrderRow) => void) | undefined;
  /** ACCEPT or DECLINE. Without it there are no buttons. */
  onStep?: ((order: DeskOrderRow, step: DeskStepType) => void) | undefined;
  /** Whether the step of an order is being sent. */
  isLoading?: ((order: DeskOrderRow) => boolean) | undefined;
  /** @default the current time, renewed */
  now?: number | undefined;
}

const freshMs = 2 * 60_000;

function Actions({ order, isFirst, onStep, isLoading }: NewOrdersProps & { order: DeskOrderRow; isFirst: boolean }) {
  if (!onStep) return null;
  const about = (verb: string) => `${verb}, заказ № ${order.number}`;
  return (
    <div className={styles.actions}>
      <Button
        variant={isFirst ? 'solid' : 'tonal'}
        isLoading={isLoading?.(order)}
        loadingText="Принимаем"
        onClick={() => onStep(order, 'ACCEPT')}
        // While it is sent the button says so instead.
        aria-label={isLoading?.(order) ? undefined : about('Принять')}
      >
        Принять
      </Button>
      <span className={styles.phoneOnly}>
        <Button variant="tonal" onClick={() => onStep(order, 'DECLINE')} aria-label={about('Отказаться')}>
          Отказаться
        </Button>
      </span>
      <span className={styles.wideOnly}>
        <IconButton label={about('Отказаться')} icon={<CloseIcon />} onClick={() => onStep(order, 'DECLINE')} />
      </span>
    </div>
  );
}

function NewOrder(props: NewOrdersProps & { order: DeskOrderRow; isFirst: boolean }) {
  const { order, today, hrefOf, onOpen, now } = props;
  const isFresh = now !== undefined && now - Date.parse(order.paidAt) < freshMs;
  return (
    <article className={styles.row} aria-label={`Новый заказ № ${order.number}`}>
      {order.acceptUntil !== null && (
        <span className={styles.ring}>
          <CountdownRing until={order.acceptUntil} now={now} />
        </span>
      )}
      <span className={styles.picture}>
        <Image src={order.mediaFile?.url} alt="" width={76} corner="s" position="bouquet" />
      </span>
      <div className={styles.words}>
        <Anchor className={styles.title} href={hrefOf(order)} onClick={intercept(onOpen && (() => onOpen(order)))}>
          {rowTitle(order)}
        </Anchor>
        <span className={styles.where}>
          <span className={styles.when}>{slotText(order, today)}</span>
          <span className={styles.dot}> · </span>
          {placeOf(order)}
        </span>
        <span className={styles.marks}>
          {isFresh && (
            <Badge tone="lilac" icon={<SparklesIcon size="s" />}>
              Только что
            </Badge>
          )}
          <span className={styles.total}>{formatPrice(order.total)}</span>
          <span className={styles.number}>№ {order.number}</span>
        </span>
      </div>
      <Actions {...props} />
    </article>
  );
}

/** What to say above the orders, and whether it is urgent. */
function headOf(orders: readonly DeskOrderRow[], now: number | undefined): [title: string, hint: string, hot: boolean] {
  const left = orders.map(({ acceptUntil }) => (acceptUntil === null ? undefined : minutesLeft(acceptUntil, now)));
  const least = Math.min(...left.map((minutes) => minutes ?? Infinity));
  if (least === 0) return ['Пора принять', 'Мы уже позвали владельца и управляющих, покупатель может отменить', true];
  if (least < hotMinutes) {
    return [leftText(least), 'Потом позовём владельца и управляющих', true];
  }
  const title = orders.length === 1 ? 'Новый заказ' : 'Новые заказы';
  return [title, 'Примите, чтобы покупатель знал, что вы взялись', false];
}

/** Orders that wait to be accepted, with the minutes that are left for each. */
export function NewOrders(props: NewOrdersProps) {
  const { orders } = props;
  const now = useNow(props.now);
  const [title, hint, isHot] = headOf(orders, now);
  if (orders.length === 0) return null;
  return (
    <section className={styles.block} aria-label="Новые заказы" data-hot={isHot ? '' : undefined}>
      <header className={styles.head}>
        <BellRingIcon />
        <span>
          {title} <span className={styles.hint}>{hint}</span>
        </span>
      </header>
      <VisuallyHidden>
        <span role="status">{plural(orders.length, ['новый заказ', 'новых заказа', 'новых заказов'])}</span>
      </VisuallyHidden>
      {orders.map((order, index) => (
        <NewOrder key={order.id} {...props} now={now} order={order} isFirst={index === 0} />
      ))}
    </section>
  );
}
