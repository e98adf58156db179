import { randomUUID } from 'node:crypto';
import type { DeskOrder, DeskStep } from '@vetka/domain/desk';
import { eq } from 'drizzle-orm';
import { serviceEmployees, services } from '../src/platform/database/schema/index.ts';
import type { TestApp } from './app.ts';
import { uploadedBy } from './upload.ts';
import type { Visitor } from './visitor.ts';

type Role = (typeof serviceEmployees.$inferInsert)['role'];
interface Person {
  visitor: Visitor;
  user: { id: number };
}

/** A step, with a new id unless it is given. */
export const stepOf = (step: DeskStep['step'], from: DeskStep['from'], more: Partial<DeskStep> = {}): DeskStep => ({
  stepId: randomUUID(),
  step,
  from,
  ...more,
});

/** Steps and people of a service, over HTTP. */
export function createDeskLine(api: TestApp) {
  const take = <T = DeskOrder>(visitor: Visitor, slug: string, id: number, step: DeskStep) =>
    visitor.post<T>(`desk/${slug}/orders/${id}/steps`, step);

  const takeAll = async (visitor: Visitor, slug: string, id: number, steps: DeskStep[]): Promise<DeskOrder> => {
    let last: DeskOrder | undefined;
    for (const step of steps) {
      const { status, body } = await take(visitor, slug, id, step);
      if (status !== 200) throw new Error(`${step.step}: ${JSON.stringify(body)}`);
      last = body;
    }
    if (!last) throw new Error('No steps were taken.');
    return last;
  };

  const picture = async (userId: number): Promise<number> => (await uploadedBy(api.db, userId, 1))[0] ?? 0;

  const employ = async (serviceId: number, role: Role, person?: Person): Promise<Person> => {
    const employed = person ?? (await api.signIn());
    const userId = employed.user.id;
    await api.db.insert(serviceEmployees).values({ serviceId, userId, role, status: 'WORKER' });
    if (role === 'OWNER') await api.db.update(services).set({ ownerId: userId }).where(eq(services.id, serviceId));
    return employed;
  };

  const change = (serviceId: number, settings: Partial<typeof services.$inferInsert>) =>
    api.db.update(services).set(settings).where(eq(services.id, serviceId));

  return { take, takeAll, picture, employ, change, read: readOf };
}

const readOf = async (visitor: Visitor, slug: string, id: number): Promise<DeskOrder> =>
  (await visitor.get<DeskOrder>(`desk/${slug}/orders/${id}`)).body;
