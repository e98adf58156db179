import type { ServiceCard as Service } from '@vetka/domain/service';
import { Tiles } from '@vetka/ui/Tiles';
import { FollowButton } from '../following/FollowButton.tsx';
import * as styles from './lists.css.ts';
import { ServiceCard } from '@vetka/ui/patterns/service/ServiceCard';

/** Cards of shops, each with its city. */
export function ServiceGrid({ services }: { services: readonly Service[] }) {
  return (
    <Tiles as="ul" columns={{ xs: 1, md: 3, xl: 4 }}>
      {services.map((service) => (
        <li key={service.id} className={styles.service}>
          <ServiceCard service={service} hasCity />
          <div className={styles.serviceAction}>
            <div className={styles.serviceButton}>
              <FollowButton area="service" followed={service} name={service.name} size="s" />
            </div>
          </div>
        </li>
      ))}
    </Tiles>
  );
}
