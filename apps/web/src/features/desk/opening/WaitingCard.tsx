import { unwrap } from '@vetka/api-client/client';
import { formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import { firstDelivery, type Opening, type OpeningShop } from '@vetka/domain/opening';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { ClockIcon, FlowerIcon, SettingsIcon, TruckIcon, UsersIcon } from '@vetka/ui/Icon';
import { Notice } from '@vetka/ui/Notice';
import { Spread } from '@vetka/ui/Spread';
import type { ReactNode } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from './opening.css.ts';
import { useStep } from './useStep.ts';

interface WaitingCardProps {
  opening: Opening;
  shop: OpeningShop;
}

/** A shop submitted to the administration: what happens next, and what to do meanwhile. */
export function WaitingCard({ opening: { submittedAt }, shop }: WaitingCardProps) {
  const { save, isPending, message } = useStep<void>(
    (api) => unwrap(api.opening.withdraw()),
    () => {},
  );
  return (
    <div className={styles.steps}>
      <section className={styles.hint}>
        <Spread>
          <h2 className={styles.title}>{shop.name}</h2>
          <Badge tone="honey" icon={<ClockIcon size="s" />}>
            На проверке
          </Badge>
        </Spread>
        <p>
          Отправлен {submittedAt && formatDate(submittedAt, 'd MMMM, H:mm')}. Посмотрит человек, обычно в рабочий день.
          О решении напишем в уведомлениях и на почту.
        </p>
        <p>Если что-то нужно исправить, скажем, что именно: заполнять заново не придётся.</p>
        {message && (
          <Notice tone="critical" isAnnounced>
            {message}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button variant="outline" isLoading={isPending} loadingText="Отзываем" onClick={() => save()}>
            Отозвать и изменить
          </Button>
        </div>
      </section>
      <section className={styles.card} aria-labelledby="meanwhile">
        <h2 className={styles.title} id="meanwhile">
          Пока ждёте
        </h2>
        <ul className={styles.list}>
          {dutiesOf(shop).map(({ title, note, link, icon }) => (
            <li key={title} className={styles.duty}>
              <span className={styles.disc} data-state="done">
                {icon}
              </span>
              <div className={styles.words}>
                <b>{title}</b>
                <span className={styles.note}>{note}</span>
              </div>
              <Button variant="tonal" size="s" href={link.href} aria-label={`${link.label}: ${title}`}>
                {link.label}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface Duty {
  title: string;
  note: string;
  icon: ReactNode;
  /** The page for it. */
  link: { href: string; label: string };
}

const dutiesOf = ({ slug: service }: OpeningShop): Duty[] => [
  {
    title: 'Добавьте ещё букеты',
    note: 'Готовые товары откроются вместе с магазином',
    link: { href: pagePath('/my/shop/$service/products', { service }), label: 'Добавить' },
    icon: <FlowerIcon />,
  },
  {
    title: 'Доставка',
    note: `Сейчас самовывоз и свой курьер по городу, ${formatPrice(firstDelivery.price)}, с 9 до 21`,
    link: { href: pagePath('/my/shop/$service/delivery', { service }), label: 'Настроить' },
    icon: <TruckIcon />,
  },
  {
    title: 'Позовите команду',
    note: 'Флорист и курьер увидят заказы',
    link: { href: pagePath('/my/shop/$service/team', { service }), label: 'Позвать' },
    icon: <UsersIcon />,
  },
  {
    title: 'Как работает магазин',
    note: 'Фото перед доставкой, замены, часы работы',
    link: { href: pagePath('/my/shop/$service/settings', { service }), label: 'Открыть' },
    icon: <SettingsIcon />,
  },
];
