import type { audiences } from '@vetka/domain/actor';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { makeService } from '../../test/shop.ts';
import { articles, serviceEmployees, users } from './database/schema/index.ts';

const api = await startTestApp();

test('each audience holds its own kind of people, and «Только» no other', async () => {
  const person = async (...types: ('SHOP' | 'SERVICE' | 'COMPANY')[]) => {
    const { visitor, user } = await api.signIn();
    for (const type of types) {
      const { id: serviceId } = await makeService(api.db, { type });
      const job = { serviceId, userId: user.id, role: 'SELLER', status: 'WORKER' } as const;
      await api.db.insert(serviceEmployees).values(job);
    }
    return visitor;
  };
  const [author, admin] = [await api.signIn(), await api.signIn()];
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.user.id));
  const readers = {
    buyer: await person(),
    company: await person('COMPANY'),
    florist: await person('SHOP'),
    master: await person('SERVICE'),
    both: await person('SHOP', 'SERVICE'),
    author: author.visitor,
    admin: admin.visitor,
  };
  const whoReads = async (audience: (typeof audiences)[number]) => {
    const slug = `proba-${audience.toLowerCase()}`;
    const body = { type: 'doc' as const, content: [] };
    const text = { slug, title: 'Для своих', body, status: 'PUBLISHED', audience } as const;
    await api.db.insert(articles).values({ ...text, authorUserId: author.user.id, publishedAt: new Date() });
    const answers = Object.entries(readers).map(async ([name, visitor]) => {
      const { status } = await visitor.get(`articles/${slug}`);
      return status === 200 ? [name] : [];
    });
    return (await Promise.all(answers)).flat();
  };
  const always = ['author', 'admin'];
  expect(await whoReads('USERS')).toEqual(Object.keys(readers));
  expect(await whoReads('SHOPS')).toEqual(['florist', 'both', ...always]);
  expect(await whoReads('SERVICES')).toEqual(['master', 'both', ...always]);
  expect(await whoReads('ONLY_USER')).toEqual(['buyer', 'company', ...always]);
  expect(await whoReads('ONLY_SHOP')).toEqual(['florist', ...always]);
  expect(await whoReads('ONLY_SERVICE')).toEqual(['master', ...always]);
});
