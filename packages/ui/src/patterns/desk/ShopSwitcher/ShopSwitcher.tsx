import { roleLabels, type DeskPlace } from '@vetka/domain/desk';
import { plural } from '@vetka/domain/plural';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Counter } from '../../../components/Counter/index.ts';
import { BagIcon } from '../../../components/Icon/icons/BagIcon.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { PlusIcon } from '../../../components/Icon/icons/PlusIcon.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import * as styles from './ShopSwitcher.css.ts';

export interface ShopSwitcherProps {
  isOpen: boolean;
  onClose: () => void;
  places: readonly DeskPlace[];
  /** Slug of the shop whose desk is open. */
  current?: string | undefined;
  /** The same section of another shop. */
  hrefOf: (place: DeskPlace) => string;
  /** Name of the signed-in person: «Покупать как Ольга Веснина». */
  personName: string;
  /** @default '/' */
  buyHref?: string | undefined;
  /** Where a new shop is opened. Without it the item is left out. */
  newShopHref?: string | undefined;
}

const newOrders = ['новый заказ', 'новых заказа', 'новых заказов'] as const;
const deliveries = ['доставка сегодня', 'доставки сегодня', 'доставок сегодня'] as const;

function noteOf({ role, waitingOrders, hours }: DeskPlace): string {
  if (waitingOrders === 0) return `${roleLabels[role]}, ${hours.toLocaleLowerCase('ru')}`;
  return `${roleLabels[role]}, ${plural(waitingOrders, role === 'COURIER' ? deliveries : newOrders)}`;
}

function Place({ place, href, isCurrent }: { place: DeskPlace; href: string; isCurrent: boolean }) {
  const { service, waitingOrders } = place;
  return (
    <Anchor className={styles.item} href={href} {...(isCurrent && { 'aria-current': 'true' as const })}>
      <Avatar name={service.name} src={service.mediaFile?.url} colorIndex={service.id} />
      <span className={styles.words}>
        <b className={styles.name}>{service.name}</b>
        <span className={styles.role}>{noteOf(place)}</span>
      </span>
      <Counter value={waitingOrders} />
      {isCurrent && <CheckIcon />}
    </Anchor>
  );
}

/** «Где вы сейчас»: the person's shops with their roles and new orders, and the way back to shopping. */
export function ShopSwitcher(props: ShopSwitcherProps) {
  const { isOpen, onClose, places, current, hrefOf, personName, buyHref = '/', newShopHref } = props;
  return (
    <ResponsiveDialog isOpen={isOpen} onClose={onClose} title="Где вы сейчас">
      <nav className={styles.list} aria-label="Магазины">
        {places.map((place) => (
          <Place key={place.service.id} place={place} href={hrefOf(place)} isCurrent={place.service.slug === current} />
        ))}
        <Anchor className={styles.item} href={buyHref}>
          <span className={styles.disc}>
            <BagIcon />
          </span>
          <b className={styles.name}>Покупать как {personName}</b>
        </Anchor>
        {newShopHref && (
          <Anchor className={styles.item} href={newShopHref} data-plain="">
            <span className={styles.disc}>
              <PlusIcon />
            </span>
            <b className={styles.name}>Открыть ещё магазин</b>
          </Anchor>
        )}
      </nav>
    </ResponsiveDialog>
  );
}
