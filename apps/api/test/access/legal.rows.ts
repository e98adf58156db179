import { addDays, dayIn } from '@vetka/domain/date';
import { gt, isNull, or } from 'drizzle-orm';
import { legalVersions } from '../../src/platform/database/schema/index.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { one } from './things.ts';
import { anyone, everybody } from './vocabulary.ts';
import type { World } from './world.ts';

const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
const today = dayIn('Europe/Moscow');
const slug = 'terms';
const written = { text: 'Новый текст', summary: 'Сроки стали короче' };

/** Only the versions in force are left. */
const forget = ({ db }: World) =>
  db.delete(legalVersions).where(or(isNull(legalVersions.day), gt(legalVersions.day, today)));

const version = (title: string, day: string | null): Thing<{ id: number; updatedAt: Date }> => ({
  title,
  async make(world) {
    await forget(world);
    return one(
      await world.db
        .insert(legalVersions)
        .values({ slug, day, ...written })
        .returning(),
    );
  },
});
const nothing: Thing<unknown> = { title: 'a document without a draft', make: forget };
const draft = version('a draft of a document', null);
const planned = version('an announced version', addDays(today, 30));
const byId = ({ id }: { id: number }) => ({ params: { id } });
const asRead = ({ updatedAt }: { updatedAt: Date }) => ({ unchangedSince: updatedAt.toISOString() });

export const legalRows: Rows<'legal'> = {
  'legal.document': [plain(anyone, () => ({ params: { slug } }))],
  'legal.versions': [plain(anyone, () => ({ params: { slug } }))],
  'legal.version': [on(planned, anyone, () => ({ params: { slug, day: addDays(today, 30) } }))],
  'legal.managed': [plain(administrationOnly)],
  'legal.addDraft': [on(nothing, administrationOnly, () => ({ body: { slug, ...written } }))],
  'legal.changeDraft': [
    on(draft, administrationOnly, (made) => ({ ...byId(made), body: { ...written, ...asRead(made) } })),
  ],
  'legal.removeDraft': [on(draft, administrationOnly, byId)],
  'legal.plan': [
    on(draft, administrationOnly, (made) => ({
      ...byId(made),
      body: { day: addDays(today, 60), isWorse: false, ...asRead(made) },
    })),
  ],
  'legal.withdraw': [on(planned, administrationOnly, byId)],
};
