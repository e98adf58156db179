import type { DeskOrder, DeskProduct } from '@vetka/domain/desk';
import { useId, type ReactNode } from 'react';
import { Image } from '../../../components/Image/index.ts';
import { StatusChip } from '../../order/StatusChip/index.ts';
import { statusIcons } from '../deskIcons.tsx';
import * as styles from './OrderBlock.css.ts';

export interface OrderBlockProps {
  title: string;
  /** A link or a button beside the title. */
  aside?: ReactNode;
  /** A card on a phone. */
  isCard?: boolean | undefined;
  children: ReactNode;
}

/** A titled part of an order. */
export function OrderBlock({ title, aside, isCard = false, children }: OrderBlockProps) {
  const id = useId();
  return (
    <section className={styles.block} data-card={isCard ? '' : undefined} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <h3 className={styles.blockTitle} id={id}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

export interface StepBlockProps {
  title: string;
  text?: ReactNode;
  /** «к 13:00». */
  due?: string | undefined;
  isHot?: boolean | undefined;
  children?: ReactNode;
}

/** The next step of an order, above everything else. */
export function StepBlock({ title, text, due, isHot = false, children }: StepBlockProps) {
  return (
    <section className={styles.step} aria-label={title}>
      <div className={styles.stepHead}>
        <div className={styles.stepWords}>
          <h2 className={styles.stepTitle}>{title}</h2>
          {text && <p className={styles.stepText}>{text}</p>}
        </div>
        {due && (
          <span className={styles.due} data-hot={isHot ? '' : undefined}>
            {due}
          </span>
        )}
      </div>
      {children}
    </section>
  );
}

export interface OrderHeadProps {
  order: Pick<DeskOrder, 'number' | 'status'>;
  /** «Сегодня 12:00–15:00, курьер выезжает в 13:20». */
  note?: ReactNode;
  /** Print, full view, «…». */
  children?: ReactNode;
}

/** Number, status and when. */
export function OrderHead({ order: { number, status }, note, children }: OrderHeadProps) {
  const Icon = statusIcons[status.type];
  return (
    <header className={styles.head}>
      <div className={styles.headWords}>
        <div className={styles.headTitle}>
          <h1 className={styles.number}>Заказ № {number}</h1>
          <StatusChip name={status.name} bgColor={status.bgColor} icon={<Icon size="s" />} />
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.headActions}>{children}</div>
    </header>
  );
}

const minutesText = (minutes: number) => (minutes > 0 ? `${minutes} мин на сборку` : null);

export interface OrderProductProps {
  product: DeskProduct;
  /** A sprig, a badge. */
  children?: ReactNode;
}

/** A product of an order: picture, size, time to make it. */
export function OrderProduct({ product, children }: OrderProductProps) {
  const { title, quantity, size, productionMinutes, mediaFile } = product;
  const note = [`${quantity} шт`, size, minutesText(productionMinutes)].filter(Boolean).join(', ');
  return (
    <div className={styles.product}>
      <span className={styles.picture}>
        <Image src={mediaFile?.url} alt="" width={64} corner="s" position="bouquet" />
      </span>
      <div className={styles.productWords}>
        <b className={styles.productTitle}>{title}</b>
        <span className={styles.productNote}>{note}</span>
        {children}
      </div>
    </div>
  );
}

/** The body of an order: what to make on the left, for whom on the right; one column where it is narrow. */
export function OrderColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.pair}>
        <div className={styles.column}>{left}</div>
        <div className={styles.column}>{right}</div>
      </div>
    </div>
  );
}
