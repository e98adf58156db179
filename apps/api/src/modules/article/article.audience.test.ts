import type { ArticlePage } from '@vetka/domain/article';
import type { audiences } from '@vetka/domain/actor';
import { DEMO_PASSWORD } from '@vetka/demo/seed';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import { articles, serviceEmployees, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
const guest = api.visitor();

const signInAs = async (login: string) => {
  const visitor = api.visitor();
  await visitor.post('auth/by-password', { login, password: DEMO_PASSWORD });
  return visitor;
};

/** An article of `editor-demo` for an audience. */
async function writeFor(audience: (typeof audiences)[number]) {
  const [author] = await api.db.select({ id: users.id }).from(users).where(eq(users.nickname, 'editor-demo'));
  const [row] = await api.db
    .insert(articles)
    .values({
      slug: `dlya-svoih-${Math.random().toString(36).slice(2)}`,
      title: 'Для своих',
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Текст' }] }] },
      status: 'PUBLISHED',
      publishedAt: new Date(),
      authorUserId: author?.id ?? 0,
      audience,
    })
    .returning();
  if (!row) throw new Error('The article was not inserted.');
  return row;
}
const list = async (path: string, visitor = guest) => (await visitor.get<ArticlePage>(path)).body;

test('AAR-19: articles for shops are visible to shops, their author and the administration', async () => {
  const { slug, id } = await writeFor('ONLY_SHOP');
  const statusFor = async (visitor: typeof guest) => (await visitor.get(`articles/${slug}`)).status;
  expect(await statusFor(guest)).toBe(404);
  expect(await statusFor(await signInAs('shopper'))).toBe(404);
  const allowed = await Promise.all(['florist', 'editor-demo', 'admin'].map(signInAs));
  expect(await Promise.all(allowed.map(statusFor))).toEqual([200, 200, 200]);
  expect((await list('articles?audience=ONLY_SHOP', allowed[0])).data).toMatchObject([{ id }]);
  expect((await list('articles?audience=ONLY_SHOP')).meta.total).toBe(0);
});

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
  const readers = {
    buyer: await person(),
    company: await person('COMPANY'),
    florist: await person('SHOP'),
    master: await person('SERVICE'),
    both: await person('SHOP', 'SERVICE'),
    author: await signInAs('editor-demo'),
    admin: await signInAs('admin'),
  };
  const whoReads = async (audience: (typeof audiences)[number]) => {
    const { slug } = await writeFor(audience);
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
