import type { AuthUser, LegalInfoUpdate, UserProfile } from '@vetka/domain/account';
import { dictionary } from '@zxcvbn-ts/language-common';
import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { uploadedBy } from '../../../test/upload.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { media, nicknameHistory, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const set = (visitor: Visitor, part: string, body: object) => visitor.put<AuthUser>(`profile/${part}`, body);
const errorsOf = async (visitor: Visitor, part: string, body: object) => {
  const answer = await visitor.put<{ errors: unknown }>(`profile/${part}`, body);
  return answer.status === 422 ? answer.body.errors : answer.status;
};

test('guests cannot change settings', async () => {
  const guest = api.visitor();
  const parts = ['email', 'password', 'nickname', 'avatar', 'phone', 'visible', 'legal-info'];
  const statuses = await Promise.all(parts.map(async (part) => (await set(guest, part, {})).status));
  expect(statuses).toEqual(parts.map(() => 401));
  expect((await guest.post('user/1/subscribe')).status).toBe(401);
});

describe('the password', () => {
  it('is set, can be used to sign in, and ends all other sessions', async () => {
    const { visitor, user } = await api.signIn();
    const { visitor: other } = await api.signIn(api.visitor(), user.phone);
    const before = visitor.cookies.get('vetka_session');
    expect((await set(visitor, 'password', { password: 'лесная поляна' })).body.hasPassword).toBe(true);
    expect(visitor.cookies.get('vetka_session')).not.toBe(before);
    expect((await visitor.get('auth/user')).status).toBe(200);
    expect((await other.get('auth/user')).status).toBe(401);
    const login = { login: user.nickname, password: 'лесная поляна' };
    expect((await api.visitor().post('auth/by-password', login)).status).toBe(200);
  });

  it('AUS-09: is changed with the current one', async () => {
    const { visitor } = await api.signIn();
    await set(visitor, 'password', { password: 'лесная поляна' });
    const wrong = { currentPassword: ['Неверный текущий пароль'] };
    expect(await errorsOf(visitor, 'password', { password: 'новая поляна' })).toEqual(wrong);
    expect(await errorsOf(visitor, 'password', { currentPassword: 'другая', password: 'новая поляна' })).toEqual(wrong);
    const change = { currentPassword: 'лесная поляна', password: 'новая поляна' };
    expect((await set(visitor, 'password', change)).status).toBe(200);
  });

  it('has 8 to 72 characters and is not a common one', async () => {
    const { visitor, user } = await api.signIn();
    const complaint = (password: string) => errorsOf(visitor, 'password', { password });
    const own = { password: ['Пароль не должен повторять никнейм, телефон или почту'] };
    expect(await complaint('ромашка')).toEqual({ password: ['Поле должно быть не менее 8 символов'] });
    expect(await complaint('я'.repeat(73))).toEqual({ password: ['Поле должно быть не более 72 символов'] });
    expect(await complaint('я'.repeat(201))).toEqual({ password: ['Поле должно быть не более 72 символов'] });
    expect(await complaint('Qwerty123')).toEqual({ password: ['Этот пароль слишком простой'] });
    expect(await complaint('яяяяяяяяя')).toEqual({ password: ['Этот пароль слишком простой'] });
    expect(await complaint(user.nickname.toUpperCase())).toEqual(own);
    expect(await complaint(user.phone.replace('+7', '8'))).toEqual(own);
    expect(await complaint('🌷🌹🌷🌹🌷🌹🌷🌼')).toBe(200);
  });

  it('is not one of the thousands that attackers try first, in any case', async () => {
    const { visitor } = await api.signIn();
    const simple = { password: ['Этот пароль слишком простой'] };
    const common = dictionary['passwords-common'].filter(({ length }) => length >= 8);
    expect(common.length, 'at least the 3,000 most common of this length').toBeGreaterThan(3000);
    for (const password of [common[0], common[2999]?.toUpperCase(), common.at(-1)]) {
      const complaint = await errorsOf(visitor, 'password', { password });
      expect(complaint, `«${password}»`).toEqual(simple);
    }
  });

  it('is not in a published leak, as far as the service that knows them answers', async () => {
    const { visitor } = await api.signIn();
    const password = 'Tyuman-72-region';
    api.outside.leaks.known.add(password);
    const leaked = { password: ['Этот пароль есть в утечках, его подберут. Придумайте другой'] };
    expect(await errorsOf(visitor, 'password', { password })).toEqual(leaked);
    api.outside.leaks.isAway = true;
    expect(await errorsOf(visitor, 'password', { password })).toBe(200);
    api.outside.leaks.isAway = false;
  });

  it.each(['vetka2026!', 'Букет12345678', 'dtnrf-dtnrf', 'Полина1998', 'p.orlova_77', 'orlova-cvety'])(
    'cannot be %s: words about the site and the person do not count',
    async (password) => {
      const { visitor, user } = await api.signIn();
      const named = { nickname: `p.orlova${user.id}`, firstName: 'Полина', email: `orlova${user.id}@example.ru` };
      await api.db.update(users).set(named).where(eq(users.id, user.id));
      const complaint = await errorsOf(visitor, 'password', {
        password: password.replace('orlova', `orlova${user.id}`),
      });
      expect(complaint).toEqual({
        password: ['Этот пароль легко угадать: в нём слова о сайте или о вас. Добавьте другие'],
      });
    },
  );

  it('may have such words beside others', async () => {
    const { visitor } = await api.signIn();
    expect(await errorsOf(visitor, 'password', { password: 'ветка сирени у окна' })).toBe(200);
  });
});

describe('the nickname', () => {
  /** The owner of a former nickname. */
  const leadsFrom = async (nickname: string) => {
    const [row] = await api.db.select().from(nicknameHistory).where(eq(nicknameHistory.nickname, nickname));
    return row?.userId;
  };

  it('is changed once in 30 days, and the old one redirects to the new one', async () => {
    const { visitor, user } = await api.signIn();
    const old = user.nickname;
    expect(user.nicknameChangesFrom).toBeNull();
    const { body: changed } = await set(visitor, 'nickname', { nickname: ' Polina.V ' });
    expect(changed.nickname).toBe('polina.v');
    expect(Date.parse(changed.nicknameChangesFrom ?? '') - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    expect((await api.visitor().get<UserProfile>('users/polina.v')).body.id).toBe(user.id);
    expect(await leadsFrom(old)).toBe(user.id);
    const [[message]] = Object.values((await errorsOf(visitor, 'nickname', { nickname: 'polina' })) as object);
    expect(message).toMatch(/^Никнейм можно менять раз в 30 дней\. Следующая смена: \d+ [а-я]+ \d{4}$/);
    expect((await set(visitor, 'nickname', { nickname: 'POLINA.v' })).status).toBe(200);
    const monthAgo = new Date(Date.now() - 31 * 86_400_000);
    await api.db.update(users).set({ nicknameChangedAt: monthAgo }).where(eq(users.id, user.id));
    // A person may take back their own former nickname.
    expect((await set(visitor, 'nickname', { nickname: old })).body.nickname).toBe(old);
    expect(await leadsFrom('polina.v')).toBe(user.id);
  });

  it('belongs to one person, and so do the former ones', async () => {
    const taken = { nickname: ['Этот никнейм занят'] };
    const first = await api.signIn();
    const { visitor } = await api.signIn();
    await set(first.visitor, 'nickname', { nickname: 'pion' });
    expect(await errorsOf(visitor, 'nickname', { nickname: 'PION' })).toEqual(taken);
    expect(await errorsOf(visitor, 'nickname', { nickname: first.user.nickname })).toEqual(taken);
    expect(await errorsOf(visitor, 'nickname', { nickname: 'catalog' })).toEqual(taken);
    expect(await errorsOf(visitor, 'nickname', { nickname: 'author' })).toEqual(taken);
  });

  it('given to one of two people who request it at once', async () => {
    const [one, two] = await Promise.all([api.signIn(), api.signIn()]);
    const answers = await Promise.all(
      [one, two].map(async ({ visitor }) => (await set(visitor, 'nickname', { nickname: 'tulip' })).status),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it.each([
    ['ab', 'Поле должно быть не менее 3 символов'],
    ['a'.repeat(31), 'Поле должно быть не более 30 символов'],
    ['a'.repeat(61), 'Поле должно быть не более 30 символов'],
    ['', 'Поле обязательно для заполнения'],
    ['полина', 'Только латинские буквы, цифры, точка, дефис и подчёркивание; в начале и в конце буква или цифра'],
    ['.polina', 'Только латинские буквы, цифры, точка, дефис и подчёркивание; в начале и в конце буква или цифра'],
  ])('is refused as «%s»', async (nickname, message) => {
    const { visitor } = await api.signIn();
    expect(await errorsOf(visitor, 'nickname', { nickname })).toEqual({ nickname: [message] });
  });
});

test('a file uploaded for a conversation cannot become an avatar: guests could not see it', async () => {
  const { visitor, user } = await api.signIn();
  const [sent = 0] = await uploadedBy(api.db, user.id, 1);
  await api.db
    .update(media)
    .set({ key: `files/${crypto.randomUUID()}.jpg` })
    .where(eq(media.id, sent));
  expect(await errorsOf(visitor, 'avatar', { mediaFileId: sent })).toEqual({
    mediaFileId: ['Файл не найден. Загрузите его ещё раз'],
  });
});

test('the avatar is one of the person’s own pictures, or none', async () => {
  const { visitor, user } = await api.signIn();
  const { user: stranger } = await api.signIn();
  const [own] = await uploadedBy(api.db, user.id, 1);
  const [theirs] = await uploadedBy(api.db, stranger.id, 1);
  expect((await set(visitor, 'avatar', { mediaFileId: own })).body.avatar?.id).toBe(own);
  expect(await errorsOf(visitor, 'avatar', { mediaFileId: theirs })).toEqual({
    mediaFileId: ['Файл не найден. Загрузите его ещё раз'],
  });
  expect((await set(visitor, 'avatar', { mediaFileId: null })).body.avatar).toBeNull();
});

test('a profile is hidden from others and shown again', async () => {
  const { visitor, user } = await api.signIn();
  const seen = async () => (await api.visitor().get(`users/${user.nickname}`)).status;
  expect((await set(visitor, 'visible', { isVisible: false })).body.isVisible).toBe(false);
  expect(await seen()).toBe(404);
  await set(visitor, 'visible', { isVisible: true });
  expect(await seen()).toBe(200);
});

describe('the requisites', () => {
  const company: LegalInfoUpdate = {
    subjectType: 'LEGAL_SUBJECT',
    name: 'ООО «Мята»',
    inn: '7707083893',
    ogrn: '1027700132195',
    mediaFileIds: [],
    address: null,
  };

  it('AUS-14: are saved with their documents, and replaced as a whole', async () => {
    const { visitor, user } = await api.signIn();
    const mediaFileIds = await uploadedBy(api.db, user.id, 2, 'DOCUMENT');
    const { body } = await set(visitor, 'legal-info', { ...company, kpp: '773601001', mediaFileIds });
    expect(body.legalInfo).toMatchObject({ inn: '7707083893', ogrn: '1027700132195', kpp: '773601001' });
    expect(body.legalInfo?.mediaFiles.map(({ id }) => id)).toEqual(mediaFileIds);
    const person = { ...company, subjectType: 'SOLE_PROPRIETOR', inn: '500100732259', ogrn: '304500116000157' };
    const { body: later } = await set(visitor, 'legal-info', person);
    expect(later.legalInfo).toMatchObject({ subjectType: 'SOLE_PROPRIETOR', kpp: '', mediaFiles: [] });
  });

  it('must have valid check digits and the length of the subject', async () => {
    const { visitor } = await api.signIn();
    const complaint = (change: object) => errorsOf(visitor, 'legal-info', { ...company, ...change });
    const inn = { inn: ['Проверьте ИНН: такого номера не бывает'] };
    expect(await complaint({ inn: '7707083894' })).toEqual(inn);
    expect(await complaint({ inn: '500100732259' })).toEqual(inn);
    expect(await complaint({ ogrn: '1027700132196' })).toEqual({ ogrn: ['Проверьте ОГРН: такого номера не бывает'] });
    expect(await complaint({ subjectType: 'SOLE_PROPRIETOR', inn: '500100732259' })).toEqual({
      ogrn: ['Проверьте ОГРНИП: такого номера не бывает'],
    });
    expect(await complaint({ name: ' ', ogrn: '' })).toEqual({
      name: ['Поле обязательно для заполнения'],
      ogrn: ['Проверьте ОГРН: такого номера не бывает'],
    });
    const person = { subjectType: 'INDIVIDUAL_SUBJECT', inn: '500100732259' };
    expect(await complaint(person)).toEqual({ ogrn: ['У физического лица нет ОГРН'] });
    expect(await complaint({ ...person, ogrn: '' })).toBe(200);
    expect(await complaint({ kpp: '77360100' })).toEqual({ kpp: ['КПП – 9 цифр'] });
    expect(await complaint({ ...person, ogrn: '', kpp: '773601001' })).toEqual({
      kpp: ['КПП есть только у организации'],
    });
    expect(await complaint({ mediaFileIds: [2_000_000_000] })).toEqual({
      mediaFileIds: ['Файл не найден. Загрузите его ещё раз'],
    });
  });
});
