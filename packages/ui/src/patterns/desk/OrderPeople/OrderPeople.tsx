import type { DeskOrder } from '@vetka/domain/desk';
import { deliveryTypeLabels, lacksAddress } from '@vetka/domain/delivery';
import { formatPhone } from '@vetka/domain/phone';
import { formatOrderAddress } from '@vetka/domain/place';
import { plural } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { ClockIcon } from '../../../components/Icon/icons/ClockIcon.ts';
import { CopyIcon } from '../../../components/Icon/icons/CopyIcon.ts';
import { MapPinIcon } from '../../../components/Icon/icons/MapPinIcon.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { NavigationIcon } from '../../../components/Icon/icons/NavigationIcon.ts';
import { PencilIcon } from '../../../components/Icon/icons/PencilIcon.ts';
import { PhoneIcon } from '../../../components/Icon/icons/PhoneIcon.ts';
import { StoreIcon } from '../../../components/Icon/icons/StoreIcon.ts';
import { UserIcon } from '../../../components/Icon/icons/UserIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { placeOf, slotText } from '../rowTexts.ts';
import { RouteMenu } from './RouteMenu.tsx';
import * as styles from './OrderPeople.css.ts';

export interface OrderPeopleProps {
  order: DeskOrder;
  /** Today in the service's city. */
  today: string;
  chatHref?: string | undefined;
  /** Copies the whole address. */
  onCopy?: ((address: string) => void) | undefined;
  /** Chooses another courier. */
  onCourier?: (() => void) | undefined;
}

interface RowProps {
  icon: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

function Row({ icon, name, note, children }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}

function Recipient({ order: { recipient, isAnonymous } }: Pick<OrderPeopleProps, 'order'>) {
  const secret = isAnonymous ? 'Подарок анонимный, отправителя не называть' : null;
  const phone = recipient.phone && formatPhone(recipient.phone);
  const role = recipient.isOther ? 'Получатель' : 'Получает сам покупатель';
  return (
    <Row icon={<UserIcon />} name={recipient.name} note={[role, phone, secret].filter(Boolean).join('. ')}>
      {recipient.phone && (
        <IconButton
          variant="soft"
          label={`Позвонить получателю, ${phone}`}
          icon={<PhoneIcon />}
          href={`tel:${recipient.phone}`}
        />
      )}
    </Row>
  );
}

/** Entrance, floor and intercom, without the part that is written above. */
const doorOf = ({ address }: DeskOrder) =>
  address === null
    ? null
    : formatOrderAddress({ ...address, formatted: '', apartment: '' }).replace(/^./, (first) => first.toUpperCase());

function Place({ order, onCopy }: OrderPeopleProps) {
  const { address } = order;
  if (lacksAddress(order)) {
    return <Row icon={<MapPinIcon />} name={placeOf(order)} note="Курьеру можно передать, когда адрес будет" />;
  }
  if (address === null) return <Row icon={<StoreIcon />} name={deliveryTypeLabels[order.deliveryType]} />;
  return (
    <Row icon={<MapPinIcon />} name={placeOf(order)} note={doorOf(order)}>
      {onCopy && (
        <IconButton
          variant="soft"
          label="Скопировать адрес"
          icon={<CopyIcon />}
          onClick={() => onCopy(formatOrderAddress(address))}
        />
      )}
      <RouteMenu address={address} trigger={<IconButton variant="soft" label="Маршрут" icon={<NavigationIcon />} />} />
    </Row>
  );
}

function When({ order, today, onCourier }: OrderPeopleProps) {
  const how = [deliveryTypeLabels[order.deliveryType], order.courier?.name].filter(Boolean).join(', ');
  return (
    <Row icon={<ClockIcon />} name={slotText(order, today) || 'Время не выбрано'} note={how}>
      {onCourier && <IconButton label="Сменить курьера" icon={<PencilIcon />} onClick={onCourier} />}
    </Row>
  );
}

function Customer({ order: { customer }, chatHref }: OrderPeopleProps) {
  if (customer === null) return null;
  const count = plural(customer.orderCount, ['заказ', 'заказа', 'заказов']);
  return (
    <Row
      icon={<Avatar size="s" name={customer.name} src={customer.mediaFile?.url} colorIndex={customer.userId} />}
      name={customer.name}
      note={`Покупатель, у вас ${count}`}
    >
      {chatHref && <IconButton variant="soft" label="Написать покупателю" icon={<MessageIcon />} href={chatHref} />}
    </Row>
  );
}

/** For whom, where and when, with a call, a route and the chat. */
export function OrderPeople(props: OrderPeopleProps) {
  return (
    <div className={styles.rows}>
      <Recipient {...props} />
      <Place {...props} />
      <When {...props} />
      <Customer {...props} />
    </div>
  );
}
