/** Statement ids in a story name. The statements check reads them; readers of the documentation don't need them. */
const statements = /^(?:[A-Z]{3}-\d{2}(?:…\d{2})?(?:, )?)+: (.)/;

/** Display name of a story: «VAL-06: не тот файл» becomes «Не тот файл». */
export function storyTitle(name: string): string {
  return name.replace(statements, (_ids, first: string) => first.toUpperCase());
}
