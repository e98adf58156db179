import { deliveryTypeLabels, type DeliveryType, type DeliveryWay, type DeliveryZone } from '@vetka/domain/delivery';
import { formatDuration } from '@vetka/domain/duration';
import { formatPrice } from '@vetka/domain/money';
import { Button } from '@vetka/ui/Button';
import { BikeIcon, PencilIcon, PlusIcon, StoreIcon, TruckIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Switch } from '@vetka/ui/Switch';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useState, type ReactNode } from 'react';
import * as styles from './delivery.css.ts';
import type { DeliveryChanges } from './useDeliveryChanges.ts';
import { WayDialog } from './WayDialog.tsx';

const icons: Record<DeliveryType, ReactNode> = {
  PICKUP: <StoreIcon />,
  DELIVERY: <TruckIcon />,
  OWN_COURIER: <BikeIcon />,
  MARKETPLACE: <TruckIcon />,
};

interface WaysCardProps {
  ways: readonly DeliveryWay[];
  /** The shop's own city. */
  city: { id: number; name: string };
  changes: DeliveryChanges;
}

/** «Москва: Ясенево», «Химки». */
const areaOf = ({ cityName, districts }: DeliveryZone): string =>
  districts.length === 0 ? cityName : `${cityName}: ${districts.join(', ')}`;

/** «Курьер магазина, 1 час на дорогу. Москва; Химки». */
function noteOf({ type, leadMinutes, zones }: DeliveryWay, cityName: string): string {
  const purpose = type === 'PICKUP' ? 'от сборки до выдачи' : 'на дорогу';
  const lead = leadMinutes > 0 ? `, ${formatDuration(leadMinutes)} ${purpose}` : '';
  const areas = zones.length === 0 ? [cityName] : zones.map(areaOf);
  return `${deliveryTypeLabels[type]}${lead}. ${areas.join('; ')}`;
}

function priceOf({ price, freeFrom, minTotal }: DeliveryWay): string {
  const free = freeFrom === null ? '' : `, бесплатно от ${formatPrice(freeFrom)}`;
  const least = minTotal > 0 ? `, заказ от ${formatPrice(minTotal)}` : '';
  return `${price === 0 ? 'Бесплатно' : `${formatPrice(price)}${free}`}${least}`;
}

/** The delivery options: each is switched on and off here, and opens for editing. */
export function WaysCard({ ways, city, changes }: WaysCardProps) {
  const [open, setOpen] = useState<number | 'new'>();
  const opened = open === 'new' ? null : ways.find(({ id }) => id === open);
  return (
    <section className={styles.card} aria-labelledby="delivery-ways">
      <header className={styles.cardHead}>
        <h2 id="delivery-ways" className={styles.title}>
          Куда и чем везём
        </h2>
        <Button variant="tonal" icon={<PlusIcon />} onClick={() => setOpen('new')}>
          Способ
        </Button>
      </header>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.id} className={styles.way} data-type={way.type}>
            <span className={styles.wayIcon} aria-hidden="true">
              {icons[way.type]}
            </span>
            <span className={styles.wayWords}>
              <span className={styles.wayName}>{way.name}</span>
              <span className={styles.note}>{noteOf(way, city.name)}</span>
              <span className={styles.wayPrice}>{priceOf(way)}</span>
            </span>
            <IconButton label={`Изменить: ${way.name}`} icon={<PencilIcon />} onClick={() => setOpen(way.id)} />
            <div className={styles.waySwitch}>
              <Switch
                label={
                  <>
                    <VisuallyHidden>{way.name}: </VisuallyHidden>
                    {way.isActive ? 'Доступен покупателям' : 'Выключен'}
                  </>
                }
                isChecked={way.isActive}
                onChange={(isActive) =>
                  void changes.pressWay(way.id, { isActive }, `«${way.name}»: ${isActive ? 'включили' : 'выключили'}`)
                }
              />
            </div>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <WayDialog way={opened} city={{ ...city, region: '' }} changes={changes} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
