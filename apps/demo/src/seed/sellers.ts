/** Services with their employees, requisites and delivery options. */
import { eq } from 'drizzle-orm';
import {
  addresses,
  banners,
  deliveryIntervals,
  deliveryOptions,
  legalInfos,
  serviceEmployees,
  services,
} from '@vetka/api/schema';
import { demoCities } from '../content/cities.ts';
import { demoServices, type DemoService } from '../content/services.ts';
import { dayOf, daysAgo, idOf, type SeedContext } from './context.ts';
import { hoursOf } from './hours.ts';

/** People's addresses and requisites have lower ids. */
const FIRST_ADDRESS = 1001;

function addressOf(service: DemoService, index: number, cityIds: Map<string, number>) {
  const city = demoCities.find((each) => each.slug === service.city);
  return {
    id: FIRST_ADDRESS + index,
    cityId: idOf(cityIds, service.city),
    city: city?.name ?? '',
    formatted: `г. ${city?.name ?? ''}, ${service.street}, д. ${service.house}`,
    street: service.street,
    house: service.house,
    lat: city?.lat ?? null,
    lng: city?.lng ?? null,
  };
}

/** A shop's delivery options, and its hours. */
function switchesOf({ workingHours, employees, sellsBouquets }: DemoService) {
  return {
    ...hoursOf(workingHours),
    photoBeforeDelivery: sellsBouquets,
    offersSubstitution: sellsBouquets,
    hasCouriers: employees.some(({ role, status }) => role === 'COURIER' && status === 'WORKER'),
  };
}

export async function seedServices(context: SeedContext): Promise<void> {
  const { tx, now, users, services: ids, cities, media } = context;
  await tx
    .insert(addresses)
    .overridingSystemValue()
    .values(demoServices.map((service, index) => addressOf(service, index, cities)));
  await tx
    .insert(legalInfos)
    .overridingSystemValue()
    .values(
      demoServices.map(({ legal, phone }, index) => ({
        id: index + 1,
        ...legal,
        phone,
        addressId: FIRST_ADDRESS + index,
      })),
    );
  demoServices.forEach((service, index) => ids.set(service.slug, index + 1));
  await tx
    .insert(services)
    .overridingSystemValue()
    .values(
      demoServices.map((service, index) => {
        const { slug, type, name, tagline, story, phone, workingHours } = service;
        const owner = service.employees.find((employee) => employee.role === 'OWNER')?.nickname ?? '';
        const published = daysAgo(now, service.daysAgo);
        return {
          id: index + 1,
          slug,
          type,
          status: 'PUBLISHED' as const,
          name,
          tagline,
          story,
          phone,
          workingHours,
          ...switchesOf(service),
          email: `${slug}@vetka.example`,
          ownerId: idOf(users, owner),
          cityId: idOf(cities, service.city),
          addressId: FIRST_ADDRESS + index,
          legalInfoId: index + 1,
          createdAt: published,
          publishedAt: published,
        };
      }),
    );
  const pictures = demoServices.map(({ logo, cover, name }, index) => {
    const owner = { serviceId: index + 1 };
    return { id: index + 1, logoMediaId: media.put(logo, owner, name), coverMediaId: media.put(cover, owner, name) };
  });
  await media.flush(tx);
  for (const { id, ...columns } of pictures) await tx.update(services).set(columns).where(eq(services.id, id));
  await seedEmployees(context);
  await seedDeliveries(context);
  await seedServiceBanners(context);
}

async function seedEmployees({ tx, now, users, services: ids }: SeedContext): Promise<void> {
  const rows = demoServices.flatMap((service) =>
    service.employees.map(({ nickname, ...employee }, index) => ({
      serviceId: idOf(ids, service.slug),
      userId: idOf(users, nickname),
      ...employee,
      startedOn: employee.status === 'WORKER' ? dayOf(daysAgo(now, service.daysAgo - index * 40)) : null,
    })),
  );
  await tx.insert(serviceEmployees).overridingSystemValue().values(rows);
}

async function seedDeliveries({ tx, services: ids }: SeedContext): Promise<void> {
  const all = demoServices.flatMap((service) =>
    service.deliveries.map((delivery, position) => ({ service: service.slug, position, ...delivery })),
  );
  await tx
    .insert(deliveryOptions)
    .overridingSystemValue()
    .values(
      all.map(({ service, intervals: _intervals, ...option }, index) => ({
        id: index + 1,
        serviceId: idOf(ids, service),
        ...option,
      })),
    );
  await tx
    .insert(deliveryIntervals)
    .overridingSystemValue()
    .values(
      all.flatMap(({ intervals }, index) =>
        intervals.map(({ from, to, surcharge }, position) => ({
          optionId: index + 1,
          startsAt: from,
          endsAt: to,
          surcharge,
          position,
        })),
      ),
    );
}

async function seedServiceBanners({ tx, services: ids, media }: SeedContext): Promise<void> {
  const rows = demoServices.flatMap((service) => {
    const serviceId = idOf(ids, service.slug);
    return service.banners.map(({ picture, ...banner }, position) => ({
      place: 'SERVICE' as const,
      serviceId,
      ...banner,
      href: `/${service.slug}/storefront`,
      mediaId: media.put(picture, { serviceId }, banner.title),
      position,
    }));
  });
  await media.flush(tx);
  await tx.insert(banners).overridingSystemValue().values(rows);
}
