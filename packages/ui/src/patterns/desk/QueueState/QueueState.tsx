import { roleLabels, type DeskPlace } from '@vetka/domain/desk';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { AlertIcon } from '../../../components/Icon/icons/AlertIcon.ts';
import { InfoIcon } from '../../../components/Icon/icons/InfoIcon.ts';
import { LockIcon } from '../../../components/Icon/icons/LockIcon.ts';
import { RefreshIcon } from '../../../components/Icon/icons/RefreshIcon.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { OrderRowSkeleton } from '../OrderRow/index.ts';
import { Cup } from './Cup.tsx';
import * as styles from './QueueState.css.ts';

export interface QueueEmptyProps {
  /** @default 'Новых заказов нет' */
  title?: string | undefined;
  /** What happens next: «Первая доставка завтра в 9:00.» */
  text: ReactNode;
}

/** Nothing to do now. No button: the next delivery is named instead. */
export function QueueEmpty({ title = 'Новых заказов нет', text }: QueueEmptyProps) {
  return (
    <div className={styles.empty}>
      <Cup />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

/** Rows of the queue while it loads. */
export function QueueSkeleton({ count = 3 }: { /** @default 3 */ count?: number }) {
  return (
    <div className={styles.rows} aria-busy="true">
      <VisuallyHidden>Загрузка заказов</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <OrderRowSkeleton key={index} />
      ))}
    </div>
  );
}

interface TroubleProps {
  tone: BadgeTone;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  action: ReactNode;
}

function Trouble({ tone, icon, title, text, action }: TroubleProps) {
  return (
    <div className={styles.card} role="alert">
      <Badge tone={tone} icon={icon}>
        {title}
      </Badge>
      <p className={styles.sentence}>{text}</p>
      {action}
    </div>
  );
}

export interface QueueErrorProps {
  /** What is safe. @default 'Заказы не загрузились. То, что вы отметили, не потерялось.' */
  text?: string | undefined;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
}

/** The queue or an order could not be loaded. */
export function QueueError({ text, onRetry, isRetrying = false }: QueueErrorProps) {
  return (
    <Trouble
      tone="danger"
      icon={<AlertIcon size="s" />}
      title="Что-то пошло не так"
      text={text ?? 'Заказы не загрузились. То, что вы отметили, не потерялось.'}
      action={
        <Button variant="tonal" icon={<RefreshIcon />} onClick={onRetry} isLoading={isRetrying}>
          Повторить
        </Button>
      }
    />
  );
}

export interface QueueForbiddenProps {
  role: DeskPlace['role'];
  /** @default 'Это может владелец или управляющий.' */
  text?: string | undefined;
  /** The conversation in which to ask for access. */
  askHref?: string | undefined;
  /** Where this person may be. */
  home?: { href: string; label: string } | undefined;
}

/** A section that this person's role may not see. */
export function QueueForbidden(props: QueueForbiddenProps) {
  const { role, text = 'Это может владелец или управляющий.', askHref, home } = props;
  return (
    <Trouble
      tone="lilac"
      icon={<LockIcon size="s" />}
      title={`Ваша роль: ${roleLabels[role].toLocaleLowerCase('ru')}`}
      text={text}
      action={
        <Inline>
          {home && <Button href={home.href}>{home.label}</Button>}
          {askHref && (
            <Button variant="tonal" href={askHref}>
              Попросить доступ
            </Button>
          )}
        </Inline>
      }
    />
  );
}

export interface OrderTakenProps {
  /** The message of `desk.taken`: «Уже принят: Марина Белова, 12:05». */
  text: string;
  /** Shows the order as it is now. */
  onShow: () => void;
}

/** Somebody else was first; there is no second action. */
export function OrderTaken({ text, onShow }: OrderTakenProps) {
  return (
    <Trouble
      tone="lilac"
      icon={<InfoIcon size="s" />}
      title="Заказ изменили"
      text={text}
      action={
        <Button variant="tonal" onClick={onShow}>
          Показать, как сейчас
        </Button>
      }
    />
  );
}
