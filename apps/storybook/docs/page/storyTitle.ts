/** Ids of statements that a story shows: they are for the check of statements, not for a reader. */
const statements = /^(?:[A-Z]{3}-\d{2}(?:…\d{2})?(?:, )?)+: (.)/;

/** The name of a story as it is shown: «VAL-06: не тот файл» is «Не тот файл». */
export function storyTitle(name: string): string {
  return name.replace(statements, (_ids, first: string) => first.toUpperCase());
}
