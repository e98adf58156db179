import { normalizePhone } from '../phone/index.ts';
import { passportErrors } from './passport.ts';
import type { CompanyDirector, SellerIdentity } from './schema.ts';

const isName = (text: string): boolean => /^\p{L}[\p{L}\s'’-]*$/u.test(text.trim());

/** Errors by field, in the order of the form. */
export function directorErrors({
  lastName,
  firstName,
  phone,
}: CompanyDirector): Partial<Record<keyof CompanyDirector, string>> {
  return {
    ...(!isName(lastName) && { lastName: 'Введите фамилию руководителя: только буквы' }),
    ...(!isName(firstName) && { firstName: 'Введите имя руководителя: только буквы' }),
    ...(!normalizePhone(phone) && { phone: 'Телефон из 10 цифр, начинается с +7' }),
  };
}

/**
 * Errors by path, as «passport.series» or «director.phone».
 *
 * @param today `YYYY-MM-DD`
 */
export function identityErrors({ passport, director }: SellerIdentity, today: string): Record<string, string> {
  const found = {
    passport: passport ? passportErrors(passport, today) : {},
    director: director ? directorErrors(director) : {},
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([part, errors]) =>
      Object.entries(errors).map(([name, text]) => [`${part}.${name}`, text]),
    ),
  );
}
