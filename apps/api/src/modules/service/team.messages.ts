/** Messages to the people who manage a team. */
export const teamMessages = {
  unknownPerson: 'Такого человека на «Ветке» нет. Проверьте никнейм или телефон',
  alreadyHere: 'Этот человек уже в команде',
  notOpen: 'Приглашать людей может только открытый магазин',
  askedEnough: 'Вы уже приглашали этого человека сегодня. Попробуйте завтра',
  alreadyInvited: 'Приглашение уже отправлено и ждёт ответа',
  onlyOwner: 'Управляющих назначает владелец',
  unknownInvite: 'Такого приглашения нет',
  inviteAnswered: 'На приглашение уже ответили',
  unknownMember: 'Этот человек не работает в магазине',
} as const;
