import type { SellerPassport } from './schema.ts';
import { passportAges } from './values.ts';

/** The same day some years later; 29 February becomes 1 March, as laws count years. */
function yearsLater(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function birthError(birthDate: string, today: string): string | undefined {
  if (!isDay(birthDate)) return 'Введите дату рождения';
  if (birthDate > today) return 'Дата рождения ещё не наступила';
  return yearsLater(birthDate, passportAges.seller) > today ? 'Продавать можно с 18 лет' : undefined;
}

function issueError({ issuedOn, birthDate }: SellerPassport, today: string): string | undefined {
  if (!isDay(issuedOn)) return 'Введите дату выдачи';
  if (issuedOn > today) return 'Дата выдачи ещё не наступила';
  if (birthError(birthDate, today)) return undefined;
  return yearsLater(birthDate, passportAges.first) > issuedOn
    ? 'Паспорт выдают с 14 лет: проверьте дату выдачи и дату рождения'
    : undefined;
}

/** A Russian passport is replaced at 20 and at 45, and the former one counts for 90 days more. */
function isReplaced({ issuedOn, birthDate }: SellerPassport, today: string): boolean {
  return passportAges.replaced.some((age) => {
    const birthday = yearsLater(birthDate, age);
    const last = new Date(Date.parse(birthday) + passportAges.graceDays * 86_400_000).toISOString().slice(0, 10);
    return issuedOn < birthday && last < today;
  });
}

/**
 * Errors by field, in the order of the form.
 *
 * @param today `YYYY-MM-DD`
 */
export function passportErrors(passport: SellerPassport, today: string): Partial<Record<keyof SellerPassport, string>> {
  const { series, number, issuerCode, birthDate, birthPlace, address } = passport;
  const birth = birthError(birthDate, today);
  const issue = issueError(passport, today);
  const isOld = !birth && !issue && isReplaced(passport, today);
  return {
    ...(!/^\d{4}$/.test(series) && { series: 'Серия – четыре цифры' }),
    ...(!/^\d{6}$/.test(number) && { number: 'Номер – шесть цифр' }),
    ...(issue && { issuedOn: issue }),
    ...(isOld && { issuedOn: 'Паспорт пора заменить: его меняют в 20 и в 45 лет. Укажите новый' }),
    ...(!/^\d{3}-\d{3}$/.test(issuerCode) && { issuerCode: 'Код подразделения – шесть цифр, например 770-001' }),
    ...(birth && { birthDate: birth }),
    ...(birthPlace.trim() === '' && { birthPlace: 'Введите место рождения, как в паспорте' }),
    ...(address.trim() === '' && { address: 'Введите адрес регистрации' }),
  };
}

interface PersonName {
  lastName: string;
  firstName: string;
  /** Empty when there is none. */
  middleName: string;
}

const entrepreneur = /^(?:ИП|Индивидуальный предприниматель)\s+/i;

/** «ИП Белова Марина Сергеевна» by its parts. A middle name of several words stays whole («Гасан оглы»). */
export function personNameOf(holder: string): PersonName {
  const [lastName = '', firstName = '', ...middle] = holder.trim().replace(entrepreneur, '').split(/\s+/);
  return { lastName, firstName, middleName: middle.join(' ') };
}
