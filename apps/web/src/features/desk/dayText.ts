const format = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** «Понедельник, 18 мая» of a `YYYY-MM-DD`. */
export function dayText(day: string): string {
  const text = format.format(new Date(day));
  return `${text.charAt(0).toLocaleUpperCase('ru')}${text.slice(1)}`;
}
