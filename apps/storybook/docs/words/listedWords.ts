const [source = ''] = Object.values(
  import.meta.glob<string>('../../../../packages/ui/src/internal/words/words.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

interface ListedWord {
  name: string;
  /** The default, or an example of it where the word is a function. */
  russian: string;
  type: string;
}

/** The dictionary of the kit, read from its type: the doc comment of a word is its default. */
export const listedWords: readonly ListedWord[] = [
  ...source.matchAll(/\/\*\* «(?<russian>.+)» \*\/\s+(?<name>\w+)\?:\s+(?<type>[^;]+?)\s+\| undefined;/g),
].map(({ groups: { name = '', russian = '', type = '' } = {} }) => ({
  name,
  russian,
  // The formatter breaks a long type over lines that begin with a bar.
  type: type
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/^\((.*)\)$/, '$1'),
}));
