import type { ReactNode } from 'react';

export interface Command {
  id: string;
  label: string;
  /** Heading under which it stands. */
  group?: string | undefined;
  /** A second, quieter text on the right: a key or a place. */
  note?: string | undefined;
  icon?: ReactNode;
  /** Other words that find it: «скидка» for «Новая акция». */
  keywords?: readonly string[] | undefined;
  onSelect: () => void;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Whether every word of the query begins a word of the command. */
function isFound({ label, keywords = [], group = '' }: Command, query: string): boolean {
  const words = plain([label, ...keywords, group].join(' ')).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The commands that a query finds, under their headings, in the order given. */
export function foundGroups(commands: readonly Command[], query: string): CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands.filter((each) => isFound(each, query))) {
    const title = command.group ?? '';
    groups.set(title, [...(groups.get(title) ?? []), command]);
  }
  return [...groups].map(([title, own]) => ({ title, commands: own }));
}
