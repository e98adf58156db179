import { useSuspenseQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import type { OwnSubscription } from '@vetka/domain/service';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { Card } from '@vetka/ui/Card';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { pagePath } from '../../shell/links/pagePath.ts';
import { usePlanPayment } from '../../shell/payment/usePlanPayment.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './MySubscriptionsPage.css.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import { serviceQueries } from './service.queries.ts';

/** The person's paid subscriptions: their end, the savings, and the next period. */
export default function MySubscriptionsPage() {
  const { data: subscriptions } = useSuspenseQuery(serviceQueries.ownSubscriptions(useApi()));
  const ended = subscriptions.filter(({ state }) => state === 'ENDED');
  const current = subscriptions.filter(({ state }) => state !== 'ENDED').toReversed();
  return (
    <div className={styles.page}>
      <Heading level={1}>Мои подписки</Heading>
      {subscriptions.length === 0 && (
        <EmptyMessage
          hasVase
          title="Подписок пока нет"
          text="С подпиской цветы дешевле: по себестоимости во всех магазинах или со скидкой в любимом."
          actionHref={pagePath('/cost-price')}
          actionLabel="Выбрать подписку"
        />
      )}
      <Section title="Действуют" subscriptions={current} />
      <Section title="Закончились" subscriptions={ended} />
    </div>
  );
}

function Section({ title, subscriptions }: { title: string; subscriptions: readonly OwnSubscription[] }) {
  if (subscriptions.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Stack as="ul" gap={12}>
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <SubscriptionCard subscription={subscription} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const dayOf = (moment: string): string => formatDate(moment, deliveryDatePattern);

function SubscriptionCard({ subscription }: { subscription: OwnSubscription }) {
  const { plan, service, state, saved, pricePaid, startsAt, canProlong, receipt } = subscription;
  return (
    <Card padding="l">
      <Stack gap={12} align="start">
        <Heading level={3}>{plan.name}</Heading>
        <Term subscription={subscription} />
        <Text size="small" tone="muted">
          {service ? (
            <>
              В магазине{' '}
              <Link tone="text" href={pagePath('/$service', { service: service.slug })}>
                {service.name}
              </Link>
            </>
          ) : (
            'Во всех магазинах'
          )}
          {plan.percent > 0 && `, скидка ${plan.percent}\u00A0%`}
        </Text>
        <Text>
          {saved > 0 ? `Сэкономлено на заказах: ${formatPrice(saved)}. ` : ''}
          Оплачено {formatPrice(pricePaid)}
          {state === 'ENDED' && `, действовала с ${dayOf(startsAt)}`}
        </Text>
        {state === 'ACTIVE' && <Consequences subscription={subscription} />}
        <Inline>
          {canProlong && <ProlongButton subscription={subscription} />}
          {state === 'ENDED' && plan.isActive && (
            <Button
              variant="tonal"
              href={service ? pagePath('/$service', { service: service.slug }) : pagePath('/cost-price')}
            >
              Оформить снова
            </Button>
          )}
          {receipt && <ReceiptButton receipt={receipt} />}
        </Inline>
      </Stack>
    </Card>
  );
}

function Term({ subscription: { state, startsAt, endsAt } }: { subscription: OwnSubscription }) {
  if (state === 'UPCOMING') return <Badge tone="honey">Начнётся {dayOf(startsAt)}</Badge>;
  if (endsAt === null) return <Badge tone="leaf">Действует бессрочно</Badge>;
  if (state === 'ENDED') return <Badge tone="neutral">Закончилась {dayOf(endsAt)}</Badge>;
  return <Badge tone="leaf">Действует до {dayOf(endsAt)}</Badge>;
}

/** What happens when the subscription ends. It never renews automatically, so there is nothing to cancel. */
function Consequences({ subscription: { endsAt, canProlong, plan } }: { subscription: OwnSubscription }) {
  if (endsAt === null) return null;
  return (
    <Text size="small" tone="muted">
      {canProlong || !plan.isActive
        ? 'Сама не продлевается, деньги больше не спишутся. Потом цены станут обычными, а сделанные заказы не изменятся.'
        : 'Уже продлена: следующий срок начнётся сразу после этого.'}
    </Text>
  );
}

/** Leads to the payment of the next period, which starts when the current one ends. */
function ProlongButton({ subscription: { id, plan } }: { subscription: OwnSubscription }) {
  const api = useApi();
  const { pay, isBusy } = usePlanPayment(() => unwrap(api.service.prolong({ params: { id } })));
  return (
    <Button
      variant="tonal"
      isLoading={isBusy}
      loadingText="Открываем банк"
      onClick={pay}
      aria-label={`Продлить «${plan.name}» за ${formatPrice(plan.price)}`}
    >
      Продлить за {formatPrice(plan.price)}
    </Button>
  );
}
