/** Parses the numbers of objects that a link leads to. Invalid ones are dropped. */
export function parseIds<Name extends string>(raw: object, ...names: readonly Name[]): { [Each in Name]?: number } {
  const entries = names.map((name) => [name, Number((raw as Record<string, unknown>)[name])] as const);
  return Object.fromEntries(entries.filter(([, id]) => Number.isSafeInteger(id) && id > 0)) as {
    [Each in Name]?: number;
  };
}
