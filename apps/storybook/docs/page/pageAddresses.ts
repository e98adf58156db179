import { folderOf, nameOf } from './folders.ts';

interface Index {
  entries: Record<string, { id: string; type: string; importPath: string }>;
}

let addresses: Promise<ReadonlyMap<string, string>> | undefined;

/** A component's main story file has its name; other story files beside it show a part of it. */
const isMain = (file: string) => file.includes(`/${nameOf(folderOf(file))}.stories.`);

async function readIndex(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as Index;
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  // The last entry wins: the main page of a component that has several.
  const sorted = pages.toSorted((a, b) => Number(isMain(a.importPath)) - Number(isMain(b.importPath)));
  return new Map(
    sorted.map(({ id, importPath }): [string, string] => [nameOf(folderOf(importPath)), `./?path=/docs/${id}`]),
  );
}

/** Page addresses by component name, from Storybook's index. */
export function pageAddresses(): Promise<ReadonlyMap<string, string>> {
  addresses ??= readIndex();
  return addresses;
}
