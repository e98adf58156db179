import type { Employee, InviteAnswer } from '@vetka/domain/service';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { employeeInvites, serviceEmployees } from '../../platform/database/schema/index.ts';

const api = await startTestApp();

/** A person invited by a new service to become a seller. */
async function invited(values: Partial<typeof employeeInvites.$inferInsert> = {}) {
  const { visitor, user } = await api.signIn();
  const { id: serviceId, slug, ownerId } = await makeService(api.db);
  const [invite] = await api.db
    .insert(employeeInvites)
    .values({ serviceId, userId: user.id, invitedById: ownerId, role: 'SELLER', ...values })
    .returning();
  return { visitor, user, serviceId, slug, path: `employee-invites/${invite?.id}/respond`, id: invite?.id };
}
const answer = (visitor: Visitor, path: string, status: string) => visitor.post<InviteAnswer>(path, { status });
const people = async (slug: string) => (await api.visitor().get<Employee[]>(`services/${slug}/employees`)).body;

test('AOT-05: accepting an invitation makes the person an employee in the offered role', async () => {
  const { visitor, user, slug, path, id } = await invited();
  expect(await people(slug)).toEqual([]);
  expect((await answer(visitor, path, 'ACCEPTED')).body).toEqual({ id, status: 'ACCEPTED' });
  expect(await people(slug)).toMatchObject([{ nickname: user.nickname, role: 'SELLER', status: 'WORKER' }]);
  // A repeated request changes nothing.
  expect((await answer(visitor, path, 'ACCEPTED')).status).toBe(200);
  expect(await people(slug)).toHaveLength(1);
});

test('AOT-05: declining an invitation is final', async () => {
  const { visitor, slug, path, id } = await invited();
  expect((await answer(visitor, path, 'CANCELED')).body).toEqual({ id, status: 'CANCELED' });
  const { status, body } = await answer(visitor, path, 'ACCEPTED');
  expect([status, body]).toMatchObject([409, { message: 'На приглашение уже ответили' }]);
  expect(await people(slug)).toEqual([]);
});

test('AOT-05: an invitation is answered by its addressee, in time, with one of two answers', async () => {
  const { path, visitor } = await invited();
  const { visitor: stranger } = await api.signIn();
  expect((await answer(stranger, path, 'ACCEPTED')).status).toBe(404);
  expect((await answer(api.visitor(), path, 'ACCEPTED')).status).toBe(401);
  expect((await answer(visitor, path, 'WORKER')).status).toBe(422);
  const late = await invited({ expiresAt: new Date(Date.now() - 1000) });
  expect((await answer(late.visitor, late.path, 'ACCEPTED')).body).toMatchObject({ message: 'Срок приглашения истёк' });
});

test('AOT-05: an owner who accepts an invitation to sell stays the owner', async () => {
  const { visitor, user, serviceId, slug, path } = await invited();
  await api.db.insert(serviceEmployees).values({ serviceId, userId: user.id, role: 'OWNER', status: 'WORKER' });
  expect((await answer(visitor, path, 'ACCEPTED')).status).toBe(200);
  expect(await people(slug)).toMatchObject([{ role: 'OWNER' }]);
  const rows = await api.db.select().from(serviceEmployees).where(eq(serviceEmployees.serviceId, serviceId));
  expect(rows).toHaveLength(1);
});
