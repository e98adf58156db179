const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Half hours of a day as options, and the current value if it is not one of them. */
export const timesWith = (time: string) =>
  [...new Set([...halfHours, ...(time === '' ? [] : [time])])].toSorted().map((each) => ({ value: each, label: each }));
