import type { OwnConsent } from '@vetka/domain/account';

interface ConsentWords {
  title: string;
  /** The purpose of the data. */
  purpose: string;
  /** The effect of a withdrawal. Null for the consent without which there is no account. */
  consequences: string | null;
}

/** The purpose of each consent, and the effect of withdrawing it. */
export const consentWords: Record<OwnConsent['kind'], ConsentWords> = {
  REGISTRATION: {
    title: 'Аккаунт',
    purpose: 'Узнавать вас при входе и показывать корзину и покупки на любом устройстве.',
    consequences: null,
  },
  PERSONAL_DATA: {
    title: 'Данные для заказов',
    purpose: 'Передавать магазину и курьеру, кому и куда везти.',
    consequences:
      'Сохранённые адреса и получатели удалятся. При следующем заказе мы спросим согласие снова. Данные прошлых заказов останутся, сколько требует закон.',
  },
  TERMS: {
    title: 'Пользовательское соглашение',
    purpose: 'Покупать и публиковать на «Ветке».',
    consequences: 'При следующем заказе мы попросим принять соглашение снова. Сделанные заказы останутся в силе.',
  },
  COOKIE: {
    title: 'Файлы cookie',
    purpose: 'Помнить ваш город и корзину.',
    consequences: 'На этом устройстве снова появится вопрос о cookie. Вход и корзина останутся.',
  },
  MARKETING: {
    title: 'Новости и скидки',
    purpose: 'Писать вам о скидках.',
    consequences: 'Сообщения о скидках больше не придут. О заказах писать продолжим.',
  },
};
