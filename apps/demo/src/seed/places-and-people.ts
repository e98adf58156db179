/** Cities and people. */
import { eq } from 'drizzle-orm';
import { addresses, cities, consents, users } from '@vetka/api/schema';
import { demoCities } from '../content/cities.ts';
import { demoPeople } from '../content/people.ts';
import { daysAgo, idOf, type SeedContext } from './context.ts';
import { inChunks } from './in-chunks.ts';

export async function seedCities({ tx, cities: ids }: SeedContext): Promise<void> {
  const rows = demoCities.map((city, index) => ({ id: index + 1, ...city }));
  for (const { id, slug } of rows) ids.set(slug, id);
  await inChunks(rows, (part) => tx.insert(cities).overridingSystemValue().values(part));
}

/** Version of the texts accepted by demo people. */
const TEXT_VERSION = '2026-11-01';

export async function seedPeople(
  { tx, now, users: ids, cities: cityIds, media }: SeedContext,
  passwordHash: string,
): Promise<void> {
  const homes = demoPeople.flatMap((person) => (person.city ? [person.city] : []));
  const addressRows = homes.map((city, index) => {
    const name = demoCities.find((each) => each.slug === city)?.name ?? '';
    return { id: index + 1, cityId: idOf(cityIds, city), city: name, formatted: `г. ${name}` };
  });
  await tx.insert(addresses).overridingSystemValue().values(addressRows);
  let address = 0;
  const rows = demoPeople.map(({ city, avatar: _avatar, daysAgo: age, ...person }, index) => ({
    id: index + 1,
    ...person,
    passwordHash,
    addressId: city ? ++address : null,
    createdAt: daysAgo(now, age),
  }));
  for (const { id, nickname } of rows) ids.set(nickname, id);
  await tx.insert(users).overridingSystemValue().values(rows);
  await tx
    .insert(consents)
    .overridingSystemValue()
    .values(
      rows.flatMap(({ id, createdAt }) =>
        (['REGISTRATION', 'PERSONAL_DATA'] as const).map((kind) => ({
          userId: id,
          kind,
          textVersion: TEXT_VERSION,
          acceptedAt: createdAt,
        })),
      ),
    );
  const avatars = demoPeople.flatMap((person, index) => {
    const name = `${person.firstName} ${person.lastName}`;
    return person.avatar ? [{ userId: index + 1, mediaId: media.put(person.avatar, { userId: index + 1 }, name) }] : [];
  });
  await media.flush(tx);
  for (const { userId, mediaId } of avatars)
    await tx.update(users).set({ avatarMediaId: mediaId }).where(eq(users.id, userId));
}
