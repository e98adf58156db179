/** Separates the name of a component from what else it is called. */
const mark = ' – ';

/** «Диалог · Dialog – модалка, попап»: the search of Storybook reads names only. */
export const aliasedTitle = (title: string, aliases: readonly string[]): string =>
  aliases.length === 0 ? title : `${title}${mark}${aliases.join(', ')}`;

/** The name as shown in the sidebar and on the page. */
export const withoutAliases = (name: string): string => name.split(mark)[0] ?? name;
