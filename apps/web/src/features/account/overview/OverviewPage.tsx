import { useQuery } from '@tanstack/react-query';
import { fullName, type AuthUser } from '@vetka/domain/account';
import type { Order, OrderService } from '@vetka/domain/order';
import { Avatar } from '@vetka/ui/Avatar';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { CameraIcon, CardIcon, ChevronRightIcon, FlowerIcon, PackageCheckIcon, StarIcon } from '@vetka/ui/Icon';
import { Image } from '@vetka/ui/Image';
import { Anchor, Link } from '@vetka/ui/Link';
import { StatusChip } from '@vetka/ui/patterns/order/StatusChip';
import { Price } from '@vetka/ui/Price';
import { Spread } from '@vetka/ui/Spread';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useOverlayLink } from '../../../shell/overlays/overlayRegistry.tsx';
import { useUser } from '../../../shell/session/useSession.ts';
import { useApi } from '../../../shell/useContext.ts';
import { AccountThings, OwnShops, OwnThings } from './OverviewLinks.tsx';
import { overviewQueries } from './overview.queries.ts';
import * as styles from './OverviewPage.css.ts';
import { ordersToShow, waitingFor, type Waiting } from './waiting.ts';

const none: readonly Order[] = [];

/** `/my`: everything of the signed-in person in one place. */
export default function OverviewPage() {
  const user = useUser();
  return user && <Overview user={user} />;
}

function Overview({ user }: { user: AuthUser }) {
  const api = useApi();
  const { data: orders } = useQuery(overviewQueries.orders(api));
  const { data: reviews = 0 } = useQuery(overviewQueries.reviews(api));
  const waiting = waitingFor(orders?.data ?? none, reviews);
  return (
    <div className={styles.page}>
      <Person user={user} />
      <div className={styles.columns} data-two={waiting.length > 0 ? '' : undefined}>
        <WaitingList waiting={waiting} />
        {orders && <Orders orders={orders.data} />}
      </div>
      <OwnShops user={user} />
      <OwnThings user={user} />
      <AccountThings user={user} />
    </div>
  );
}

function Person({ user }: { user: AuthUser }) {
  const { id, nickname, firstName, avatar } = user;
  return (
    <header className={styles.person}>
      <Avatar size="l" name={fullName(user) || nickname} src={avatar?.url} colorIndex={id} />
      <div className={styles.words}>
        <Heading level={1}>{firstName ? `Здравствуйте, ${firstName}` : 'Здравствуйте'}</Heading>
        <Link tone="muted" href={pagePath('/account/$nickname', { nickname })}>
          @{nickname}
        </Link>
      </div>
    </header>
  );
}

const signs: Record<Waiting['kind'], typeof CardIcon> = {
  pay: CardIcon,
  photo: CameraIcon,
  pickup: PackageCheckIcon,
  review: StarIcon,
};

function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <div className={styles.heading}>
        <Heading level={2} id="waiting">
          Ждёт вас
        </Heading>
      </div>
      <ul className={styles.list}>
        {waiting.map(({ key, kind, href, title, text }) => {
          const Sign = signs[kind];
          return (
            <li key={key}>
              <Anchor className={`${styles.row} ${styles.urgent}`} href={href}>
                <span className={styles.sign}>
                  <Sign />
                </span>
                <span className={styles.rowWords}>
                  <Text as="b" size="label">
                    {title}
                  </Text>
                  <Text as="span" size="small">
                    {text}
                  </Text>
                </span>
                <ChevronRightIcon />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Orders({ orders }: { orders: readonly Order[] }) {
  const purchases = useOverlayLink('purchases');
  const parts = ordersToShow(orders);
  if (parts.length === 0) return <NoOrders />;
  return (
    <Stack as="section" gap={16} aria-labelledby="orders">
      <Spread>
        <Heading level={2} id="orders">
          Заказы
        </Heading>
        <Button variant="plain" size="s" onClick={purchases.open}>
          Все покупки
        </Button>
      </Spread>
      <ul className={styles.list}>
        {parts.map((part) => (
          <OrderRow key={part.orderServiceId} part={part} />
        ))}
      </ul>
    </Stack>
  );
}

function OrderRow({ part: { orderId, orderServiceId, products, service, services, total } }: { part: OrderService }) {
  const [first, ...others] = products;
  return (
    <li>
      <Anchor className={styles.row} href={`${pagePath('/my')}?order=${orderId}`}>
        <span className={styles.picture}>
          {first?.mediaFile ? (
            <Image src={first.mediaFile.url} alt="" width={56} ratio="1 / 1" corner="s" />
          ) : (
            <FlowerIcon />
          )}
        </span>
        <span className={styles.rowWords}>
          <Text as="b" size="label" clamp={2}>
            {first?.title}
          </Text>
          {others.length > 0 && (
            <Text as="span" size="small">
              и ещё {others.length}
            </Text>
          )}
          <Text as="span" size="small" tone="muted" clamp={1}>
            №&nbsp;{orderServiceId}, {service.name}
          </Text>
          <span className={styles.end}>
            {services.map(({ serviceId, orderStatus: { name, bgColor } }) => (
              <StatusChip key={serviceId} name={name} bgColor={bgColor} />
            ))}
          </span>
        </span>
        <Price value={total} />
      </Anchor>
    </li>
  );
}

function NoOrders() {
  return (
    <EmptyMessage
      hasVase
      level={2}
      title="Заказов пока нет"
      text="Здесь появится ваш первый букет: где он сейчас и когда приедет."
      actionHref={pagePath('/catalog')}
      actionLabel="Выбрать букет"
    />
  );
}
