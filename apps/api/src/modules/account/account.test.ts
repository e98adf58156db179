import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { cities, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const [kazan, tver] = await api.db
  .insert(cities)
  .values(
    ['Казань', 'Тверь'].map((name, index) => ({
      slug: `city-${index}`,
      name,
      region: 'Россия',
      lat: 55,
      lng: 40,
      timeZone: 'Europe/Moscow',
    })),
  )
  .returning();

describe('the profile of the signed-in person', () => {
  it('AUS-07: updates only the fields that were sent', async () => {
    const { visitor } = await api.signIn();
    await visitor.put('profile', { firstName: ' Анна ', lastName: 'Ветрова', gender: 'WOMAN' });
    const { status, body } = await visitor.put('profile', { cityId: kazan?.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Анна',
      lastName: 'Ветрова',
      gender: 'WOMAN',
      address: { city: { name: 'Казань' }, formatted: 'Казань' },
    });
  });

  it('moves to another city', async () => {
    const { visitor } = await api.signIn();
    await visitor.put('profile', { cityId: kazan?.id });
    await visitor.put('profile', { cityId: tver?.id });
    expect((await visitor.get('auth/user')).body).toMatchObject({ address: { city: { name: 'Тверь' } } });
  });

  it('changes nothing when part of the update is invalid', async () => {
    const { visitor, user } = await api.signIn();
    const { status } = await visitor.put('profile', { firstName: 'Пётр', cityId: 999_999 });
    expect(status).toBe(422);
    const stored = await api.db.select({ id: users.id, firstName: users.firstName }).from(users);
    expect(stored).toContainEqual({ id: user.id, firstName: '' });
  });

  it('ENU-01: keeps all five genders', async () => {
    const { visitor } = await api.signIn();
    for (const gender of ['MAN', 'WOMAN', 'NON_BINARY', 'SELF_DESCRIBE', 'PREFER_NOT_TO_SAY']) {
      expect((await visitor.put('profile', { gender })).body.gender).toBe(gender);
    }
    expect((await visitor.put('profile', { gender: 'CAT' })).status).toBe(422);
  });

  it('only the signed-in person can update it, regardless of the body', async () => {
    const { status, body } = await api.visitor().put('profile', { gender: 'CAT' });
    expect(status).toBe(401);
    expect(body.message).toBe('Вам необходимо авторизоваться');
  });
});
