/** The import in the URL of its page, `?id=7`; undefined on the start page. */
export function parseImportSearch({ id }: Record<string, unknown>): number | undefined {
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
