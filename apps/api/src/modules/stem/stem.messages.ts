/** Messages to people who manage stems. */
export const stemMessages = {
  unknown: 'Такого стебля нет',
  unknownProduct: 'Товар не найден',
  unknownBatch: 'Такой партии нет',
  named: 'Такой стебель уже есть',
  tooMany: 'Больше стеблей завести нельзя',
  inUse: 'Он есть в рецептах, на складе или в заказах. Сначала уберите его оттуда',
  tooFew: (free: number) => `Свободно только ${free}`,
  tooMuch: 'На складе столько не поместится',
  recorded: (pieces: number) => `Уже записали: ${pieces}. Проверьте остаток и, если нужно, сохраните ещё раз`,
  twice: 'Этот стебель уже есть в рецепте',
} as const;
