import { formatPhone } from '@vetka/domain/phone';
import { deliveryTypeLabels, type DeliveryOption } from '@vetka/domain/delivery';
import type { Service } from '@vetka/domain/service';
import { formatPrice } from '@vetka/domain/money';
import type { ReactNode } from 'react';
import { Card } from '@vetka/ui/Card';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { Text } from '@vetka/ui/Text';
import { ogrnText } from '../../shell/law/ogrnText.ts';
import * as styles from './ServiceHome.css.ts';

/** A shop's owner, its delivery terms, and the seller details required by law. */
export function AboutService({ service }: { service: Service }) {
  return (
    <Card padding="l">
      <Heading level={2} size="h3">
        О мастерской
      </Heading>
      {service.story && (
        <div className={styles.story}>
          <Text tone="muted" isPreLine>
            {service.story}
          </Text>
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name="Открыто">{service.workingHours}</Fact>
        <Fact name="Телефон">
          {service.phone && (
            <Link tone="text" href={`tel:${service.phone}`}>
              {formatPhone(service.phone)}
            </Link>
          )}
        </Fact>
        {service.deliveryOptions.map((option) => (
          <Fact key={option.id} name={option.name || deliveryTypeLabels[option.type]}>
            {costOf(option)}
          </Fact>
        ))}
        <Fact name="Продавец">
          {[service.legalName, service.inn && `ИНН ${service.inn}`, service.ogrn && ogrnText(service.ogrn)]
            .filter(Boolean)
            .join(', ')}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className={styles.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function costOf({ price, freeFrom, pickupAddress }: DeliveryOption): string {
  if (pickupAddress) return pickupAddress;
  if (price === 0) return 'бесплатно';
  const free = freeFrom === null ? '' : `, бесплатно от ${formatPrice(freeFrom)}`;
  return `${formatPrice(price)}${free}`;
}
