import { defaultTimeZone } from '@vetka/domain/date';
import type { OrderMaking } from '@vetka/domain/desk';
import type { OrderStatus } from '@vetka/domain/order';
import type { ReactNode } from 'react';
import { Image } from '../../../components/Image/index.ts';
import { useNow } from '../../../internal/useNow.ts';
import { StatusChip } from '../../order/StatusChip/index.ts';
import { statusIcons } from '../deskIcons.tsx';
import { SprigSteps } from '../Sprig/index.ts';
import { progressOf, stepsFor, type ProgressOf } from './progress.ts';
import type { MarketplaceName } from '../../page/Logo/index.ts';
import * as styles from './OrderProgress.css.ts';

export interface OrderProgressProps {
  status: OrderStatus;
  order: ProgressOf['order'];
  making: OrderMaking;
  /** The shop is late to accept, and the customer chose to wait. */
  isLoading?: boolean | undefined;
  /** @default «Ветка» */
  marketplace?: MarketplaceName | undefined;
  /** Buttons: call the shop, cancel, open a dispute. */
  children?: ReactNode;
  /** IANA name of the shop's time zone. @default 'Europe/Moscow' */
  timeZone?: string | undefined;
  /** @default the current time, renewed */
  now?: number | undefined;
}

function HandOverCode({ code }: { code: string }) {
  return (
    <p className={styles.code}>
      Код для курьера <b className={styles.digits}>{code}</b>
      <span>Назовите его сами или скажите получателю</span>
    </p>
  );
}

/** What happens to an order now and until when, as its customer sees it. */
export function OrderProgress(props: OrderProgressProps) {
  const { status, order, making, isLoading = false, marketplace, children, timeZone = defaultTimeZone } = props;
  const now = useNow(props.now);
  const { title, text } = progressOf({ status: status.type, order, making, now, timeZone, isLoading, marketplace });
  const isCancelled = status.type.startsWith('CANCELED');
  const Icon = statusIcons[status.type];
  return (
    <section className={styles.block} aria-label="Что сейчас" data-cancelled={isCancelled ? '' : undefined}>
      <StatusChip name={status.name} bgColor={status.bgColor} icon={<Icon size="s" />} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {!isCancelled && (
        <div className={styles.wide}>
          <SprigSteps {...stepsFor({ status: status.type, order, making })} />
        </div>
      )}
      {making.handoverCode !== null && <HandOverCode code={making.handoverCode} />}
      {making.deliveryPhoto && (
        <span className={styles.photo}>
          <Image src={making.deliveryPhoto.url} alt="Фото при вручении" width={148} ratio="1 / 1" corner="s" />
        </span>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
