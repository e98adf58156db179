import { useRef, useState, type KeyboardEvent } from 'react';
import { isParent, type TreeKey, type TreeRow } from './treeModel.ts';

interface TreeKeys {
  rows: readonly TreeRow[];
  open: readonly TreeKey[];
  setOpen: (open: readonly TreeKey[]) => void;
  press: (row: TreeRow) => void;
}

/** How long a typed word goes on (ms). */
const wordMs = 500;

/** One Tab stop; keys as in the APG's tree view. */
export function useTreeKeys({ rows, open, setOpen, press }: TreeKeys) {
  const tree = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<TreeKey | null>(null);
  const typed = useRef({ word: '', at: 0 });
  const place = Math.max(
    rows.findIndex(({ item }) => item.id === wanted),
    0,
  );

  function focusRow(row: TreeRow | undefined): void {
    if (!row) return;
    setWanted(row.item.id);
    const rowElements = tree.current?.querySelectorAll<HTMLElement>('[data-tree-key]');
    rowElements?.[rows.indexOf(row)]?.focus();
  }
  function toggle({ item, isOpen }: TreeRow): void {
    setOpen(isOpen ? open.filter((id) => id !== item.id) : [...open, item.id]);
  }
  function goIn(row: TreeRow): void {
    if (row.isParent && !row.isOpen) toggle(row);
    else if (row.isOpen) focusRow(rows[place + 1]);
  }
  function goOut(row: TreeRow): void {
    if (row.isOpen) toggle(row);
    else focusRow(rows.find(({ item }) => item.id === row.parent));
  }
  function openSiblings({ parent }: TreeRow): void {
    const closed = rows.filter((each) => each.parent === parent && isParent(each.item) && !each.isOpen);
    setOpen([...open, ...closed.map(({ item }) => item.id)]);
  }
  function findTyped(letter: string): void {
    const now = Date.now();
    const word = (now - typed.current.at > wordMs ? '' : typed.current.word) + letter.toLowerCase();
    typed.current = { word, at: now };
    // A longer word may still match the current item.
    const from = word.length > 1 ? place : place + 1;
    const next = [...rows.slice(from), ...rows.slice(0, from)];
    focusRow(next.find(({ item }) => item.label.toLowerCase().startsWith(word)));
  }

  function handleKey(event: KeyboardEvent): void {
    const row = rows[place];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(rows[place + 1]),
      ArrowUp: () => focusRow(rows[place - 1]),
      ArrowRight: () => goIn(row),
      ArrowLeft: () => goOut(row),
      Home: () => focusRow(rows[0]),
      End: () => focusRow(rows.at(-1)),
      Enter: () => press(row),
      ' ': () => press(row),
      '*': () => openSiblings(row),
    };
    const act = actions[event.key] ?? (event.key.length === 1 ? () => findTyped(event.key) : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return { tree, current: rows[place]?.item.id ?? null, setCurrent: setWanted, handleKey, toggle };
}
