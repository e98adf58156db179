import { useEffect, useRef } from 'react';
import type { ListControl } from '../../components/Combobox/listKeys.ts';
import type { Command, CommandGroup } from './commands.ts';
import * as styles from './CommandPalette.css.ts';

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  list: ListControl;
}

/** The commands below the field, which keeps the focus (`aria-activedescendant`). */
export function CommandList({ id, label, groups, list }: CommandListProps) {
  const places = new Map(groups.flatMap(({ commands }) => commands).map(({ id: own }, place) => [own, place]));
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list} tabIndex={-1}>
      {groups.map(({ title, commands }) => (
        <div key={title} role="group" aria-label={title || label}>
          {title && (
            <div className={styles.group} aria-hidden="true">
              {title}
            </div>
          )}
          {commands.map((command) => (
            <CommandRow
              key={command.id}
              listId={id}
              place={places.get(command.id) ?? 0}
              command={command}
              list={list}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CommandRowProps {
  listId: string;
  place: number;
  command: Command;
  list: ListControl;
}

function CommandRow({ listId, place, command: { label, note, icon }, list }: CommandRowProps) {
  const element = useRef<HTMLDivElement>(null);
  const isActive = place === list.active;
  useEffect(
    function keepInSight() {
      if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
  return (
    <div
      ref={element}
      id={`${listId}-${place}`}
      role="option"
      aria-selected={isActive}
      data-part="list-item"
      className={styles.row}
      data-highlighted={isActive ? '' : undefined}
      tabIndex={-1}
      onPointerMove={(event) => event.pointerType === 'mouse' && !isActive && list.setActive(place)}
      // The focus stays in the field, which handles the keys.
      onMouseDown={(event) => event.preventDefault()}
      onClickCapture={() => list.choose(place)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
