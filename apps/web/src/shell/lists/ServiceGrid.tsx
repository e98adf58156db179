import type { ServiceCard as Service } from '@vetka/domain/service';
import { Tiles } from '@vetka/ui/Tiles';
import { ServiceCard } from '@vetka/ui/patterns/service/ServiceCard';

/** Cards of shops, each with its city. */
export function ServiceGrid({ services }: { services: readonly Service[] }) {
  return (
    <Tiles as="ul" columns={{ xs: 1, md: 3, xl: 4 }}>
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} hasCity />
        </li>
      ))}
    </Tiles>
  );
}
