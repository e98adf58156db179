import { defaultTimeZone, formatDate } from '@vetka/domain/date';
import type { DeskStop } from '@vetka/domain/desk';
import { formatOrderAddress } from '@vetka/domain/place';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { BikeIcon } from '../../../components/Icon/icons/BikeIcon.ts';
import { CameraIcon } from '../../../components/Icon/icons/CameraIcon.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { ChevronRightIcon } from '../../../components/Icon/icons/ChevronRightIcon.ts';
import { LockIcon } from '../../../components/Icon/icons/LockIcon.ts';
import { NavigationIcon } from '../../../components/Icon/icons/NavigationIcon.ts';
import { PhoneIcon } from '../../../components/Icon/icons/PhoneIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { StatusChip } from '../../order/StatusChip/index.ts';
import { statusIcons } from '../deskIcons.tsx';
import { RouteMenu } from '../OrderPeople/index.ts';
import { placeOf } from '../rowTexts.ts';
import { WishNote } from '../WishNote/index.ts';
import * as styles from './CourierStop.css.ts';

const short = (time: string | null) => time?.replace(/^0/, '').replace(/:00$/, '');

export const isOfOtherDay = ({ deliveryDate }: DeskStop, today: string | undefined): boolean =>
  deliveryDate !== null && today !== undefined && deliveryDate !== today;

/** «30 ноября»; empty today. */
const dayOf = (stop: DeskStop, today: string | undefined) =>
  isOfOtherDay(stop, today) && formatDate(stop.deliveryDate ?? '', 'd MMMM');

const slotOf = (stop: DeskStop, today: string | undefined) =>
  [dayOf(stop, today), [short(stop.deliveryFrom), short(stop.deliveryTo)].filter(Boolean).join('–')]
    .filter(Boolean)
    .join(', ');

export interface CourierStopProps {
  stop: DeskStop;
  href: string;
  /** Its place in the day, from 1. */
  place: number;
  /** Why a hand-over kept on the device was refused. */
  refusal?: string | undefined;
  /** `YYYY-MM-DD` in the shop's city: a stop of another day says its day. */
  today?: string | undefined;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

/** A stop of the day: address, who, when; a delivered one says when and whether there is a photo. */
export function CourierStop({ stop, href, place, refusal, today, timeZone = defaultTimeZone }: CourierStopProps) {
  const { status, mediaFile, recipient, number, deliveredAt, hasPhoto } = stop;
  const Icon = statusIcons[status.type];
  return (
    <article
      className={styles.stop}
      data-done={deliveredAt === null ? undefined : ''}
      aria-label={`Доставка ${place}, заказ № ${number}`}
    >
      <span className={styles.place}>{deliveredAt === null ? place : <CheckIcon size="s" label="Вручено" />}</span>
      <span className={styles.picture}>
        <Image src={mediaFile?.url} alt="" width={48} corner="nested" position="bouquet" />
      </span>
      <div className={styles.words}>
        <Anchor className={styles.link} href={href}>
          {placeOf(stop)}
        </Anchor>
        {refusal && (
          <span className={styles.due} data-hot="">
            {refusal}
          </span>
        )}
        {deliveredAt === null ? (
          <>
            <span className={styles.who}>
              {recipient.name} · <span className={styles.number}>№ {number}</span>
            </span>
            <span className={styles.marks}>
              <StatusChip name={status.name} bgColor={status.bgColor} icon={<Icon size="s" />} />
              <span className={styles.slot}>{slotOf(stop, today)}</span>
            </span>
          </>
        ) : (
          <span className={styles.who}>
            в {formatDate(deliveredAt, 'H:mm', { timeZone })}, {hasPhoto ? 'фото есть' : 'по коду'}
          </span>
        )}
      </div>
      <ChevronRightIcon />
    </article>
  );
}

export interface CurrentStopProps {
  stop: DeskStop;
  /** «2 из 5». */
  progress: string;
  /** Opens `HandOver`. */
  handOverHref: string;
  /** Calls the shop: nobody opens, no such address. */
  shopPhone?: string | undefined;
  /** Why a hand-over kept on the device was refused. */
  refusal?: string | undefined;
  /** `YYYY-MM-DD` in the shop's city: a stop of another day says its day. */
  today?: string | undefined;
  /** The slot ends soon. */
  isLate?: boolean | undefined;
}

const doorOf = ({ address }: DeskStop) =>
  address === null
    ? ''
    : formatOrderAddress({ ...address, formatted: '', apartment: '' }).replace(/^./, (first) => first.toUpperCase());

function Ways({ stop: { address, recipient } }: { stop: DeskStop }) {
  const [firstName = recipient.name] = recipient.name.split(' ');
  return (
    <div className={styles.ways}>
      {address && (
        <span className={styles.way}>
          <RouteMenu
            address={address}
            trigger={
              <Button variant="plain" icon={<NavigationIcon />}>
                Маршрут
              </Button>
            }
          />
        </span>
      )}
      {recipient.phone && (
        <span className={styles.way}>
          <Button
            variant="plain"
            icon={<PhoneIcon />}
            href={`tel:${recipient.phone}`}
            aria-label={`Позвонить: ${firstName}`}
          >
            {firstName}
          </Button>
        </span>
      )}
    </div>
  );
}

/** The stop in hand: address, route, call, and the one action. */
export function CurrentStop({
  stop,
  progress,
  handOverHref,
  shopPhone,
  refusal,
  today,
  isLate = false,
}: CurrentStopProps) {
  const { mediaFile, deliveryTo, isAnonymous, comment, number } = stop;
  return (
    <section className={styles.now} aria-label={`Везу, заказ № ${number}`}>
      <div className={styles.nowHead}>
        <Badge tone="lilac" icon={<BikeIcon size="s" />}>
          Везу, {progress}
        </Badge>
        {deliveryTo && (
          <b className={styles.due} data-hot={isLate ? '' : undefined}>
            Успеть до {[dayOf(stop, today), deliveryTo.replace(/^0/, '')].filter(Boolean).join(', ')}
          </b>
        )}
      </div>
      <div className={styles.nowPlace}>
        <span className={styles.nowPicture}>
          <Image src={mediaFile?.url} alt="" width={88} corner="s" position="bouquet" />
        </span>
        <div className={styles.nowWords}>
          <h2 className={styles.address}>{placeOf(stop)}</h2>
          <p className={styles.door}>{doorOf(stop)}</p>
        </div>
      </div>
      {refusal && <Notice tone="critical">{refusal}</Notice>}
      <Ways stop={stop} />
      {comment && <WishNote>{comment}</WishNote>}
      {isAnonymous && (
        <p className={styles.secret}>
          <LockIcon />
          Подарок анонимный. Кто отправил, не говорите.
        </p>
      )}
      <span className={styles.big}>
        <Button size="l" icon={<CameraIcon />} href={handOverHref}>
          Вручил, снять фото
        </Button>
      </span>
      {shopPhone && (
        <Button variant="plain" size="l" href={`tel:${shopPhone}`}>
          Не получается вручить
        </Button>
      )}
    </section>
  );
}
