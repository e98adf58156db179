import { authMachine } from '@vetka/machines/auth';
import { notesOf } from './machineNotes.ts';

export const auth = notesOf({
  machine: authMachine,
  name: 'authMachine',
  entry: 'auth',
  title: 'Вход',
  lead: 'Телефон и код из СМС или логин и пароль. Код можно попросить ещё раз, когда время вышло.',
  states: {
    phone: 'Ждём телефон',
    sendingPhone: 'Просим отправить код',
    code: 'Код отправлен',
    'code.entering': 'Ждём цифры; секунды до повтора идут',
    'code.checking': 'Проверяем код',
    'code.resending': 'Просим отправить ещё раз',
    password: 'Ждём логин и пароль',
    checkingPassword: 'Проверяем их',
    signedIn: 'Вошли',
  },
  events: {
    'auth.sendPhone': 'Телефон набран',
    'auth.sendCode': 'Код набран; у нового человека – с согласием',
    'auth.sendPassword': 'Логин и пароль набраны',
    'auth.resend': 'Ещё раз; работает, когда ждать больше не надо',
    'auth.usePassword': 'Лучше с паролем',
    'auth.usePhone': 'Лучше по телефону; к нему же – «Изменить номер»',
  },
  emits: {
    'auth.signedIn': 'Вошли: кто',
    'auth.failed': 'Ошибка – полям или обработчику',
  },
});
