import { useQuery } from '@tanstack/react-query';
import type { Period } from '@vetka/domain/actor';
import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import type { PlanOffer } from '@vetka/domain/service';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { Card } from '@vetka/ui/Card';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { Tiles } from '@vetka/ui/Tiles';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { pagePath } from '../links/pagePath.ts';
import { useUser } from '../session/useSession.ts';
import { useApi } from '../useContext.ts';
import { CorporatePurchase } from './lazyParts.ts';
import * as styles from './plans.css.ts';
import { planQueries } from './plans.queries.ts';
import { useBuyPlan } from './useBuyPlan.ts';

const periodLabels: Record<Period, string> = { DAY: 'за день', MONTH: 'в месяц', YEAR: 'в год' };

interface PlanOffersProps {
  title: string;
  /** Slug of the shop whose plans are shown beside those valid in every shop. */
  service?: string;
}

/** Subscription plans: their prices, their savings, and buttons to buy them. Nothing where there are none. */
export function PlanOffers({ title, service }: PlanOffersProps) {
  const { data: offers = [] } = useQuery(planQueries.offers(useApi(), service));
  if (offers.length === 0) return null;
  return (
    <PageSection title={title}>
      <Tiles as="ul" columns={{ xs: 1, md: 2, xl: 3 }}>
        {offers.map((offer) => (
          <li key={offer.plan.id} className={styles.item}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </Tiles>
    </PageSection>
  );
}

function OfferCard({ offer }: { offer: PlanOffer }) {
  const { plan, service } = offer;
  const percent = plan.percent > 0 && `скидка ${plan.percent}\u00A0%`;
  return (
    <Card padding="l">
      <Stack gap={12}>
        <Heading level={3}>{plan.name}</Heading>
        <Text tone="muted" size="small">
          {[service === null ? 'Во всех магазинах' : `В магазине «${service.name}»`, percent]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <Text>
          <b>{formatPrice(plan.price)}</b> {periodLabels[plan.period]}
        </Text>
        {plan.description && <Text>{plan.description}</Text>}
        {plan.perks.length > 0 && (
          <ul className={styles.perks}>
            {plan.perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
        )}
        <Savings offer={offer} />
        <Action offer={offer} />
      </Stack>
    </Card>
  );
}

/** Only real savings are shown. */
function Savings({ offer: { cartSaving, ordersSaving, activeUntil } }: { offer: PlanOffer }) {
  if (activeUntil !== null) return null;
  return (
    <>
      {cartSaving > 0 && <Badge tone="peony">На этой корзине сэкономите {formatPrice(cartSaving)}</Badge>}
      {ordersSaving > 0 && <Badge tone="peony">За год сэкономили бы {formatPrice(ordersSaving)}</Badge>}
    </>
  );
}

function Action({ offer }: { offer: PlanOffer }) {
  const user = useUser();
  const { isBuying, onBuy } = useBuyPlan(offer);
  const { plan, activeUntil } = offer;
  if (activeUntil !== null) {
    return (
      <>
        <Badge tone="leaf">Действует до {formatDate(activeUntil, deliveryDatePattern)}</Badge>
        <Text size="small" tone="muted">
          Сама не продлевается. <Link href={pagePath('/my/subscriptions')}>Мои подписки</Link>
        </Text>
      </>
    );
  }
  if (plan.type === 'CORPORATE' && user !== null) return <CorporatePurchase offer={offer} user={user} />;
  return (
    <Button variant="tonal" isLoading={isBuying} loadingText="Открываем банк" onClick={onBuy}>
      Оформить за {formatPrice(plan.price)}
    </Button>
  );
}
