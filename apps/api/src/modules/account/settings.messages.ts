import { formMessages } from '@vetka/domain/form';

/** Messages about the fields of the settings. */
export const settingsMessages = {
  currentPassword: 'Неверный текущий пароль',
  commonPassword: 'Этот пароль слишком простой',
  leakedPassword: 'Этот пароль есть в утечках, его подберут. Придумайте другой',
  contextPassword: 'Этот пароль легко угадать: в нём слова о сайте или о вас. Добавьте другие',
  ownPassword: 'Пароль не должен повторять никнейм, телефон или почту',
  nicknameTaken: 'Этот никнейм занят',
  nicknameTooSoon: (day: string) => `Никнейм можно менять раз в 30 дней. Следующая смена: ${day}`,
  email: formMessages.email,
  phoneTaken: 'Этот номер уже занят',
  inn: 'Проверьте ИНН: такого номера не бывает',
  ogrn: 'Проверьте ОГРН: такого номера не бывает',
  ogrnip: 'Проверьте ОГРНИП: такого номера не бывает',
  kpp: 'КПП – 9 цифр',
  noKpp: 'КПП есть только у организации',
  noOgrn: 'У физического лица нет ОГРН',
} as const;
