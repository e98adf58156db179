import { sectionsIn } from '@vetka/domain/storefront';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { GripIcon, MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Switch } from '@vetka/ui/Switch';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import * as styles from './tree.css.ts';
import { useTreeDrag, type TreeGrip, type TreeItem } from './useTreeDrag.ts';

interface VisibleItem extends TreeItem {
  isVisible: boolean;
}

interface SortableTreeProps<Item extends VisibleItem> {
  items: readonly Item[];
  /** Under the name. */
  noteOf: (item: Item) => string;
  actionsOf: (item: Item) => DropdownMenuItem[];
  onSwitch: (item: Item, isVisible: boolean) => void;
  onArrange: (items: Item[]) => void;
}

/** A tree that is arranged by dragging, by keys and by menus, with a switch that hides a row and its descendants. */
export function SortableTree<Item extends VisibleItem>(props: SortableTreeProps<Item>) {
  const { items, noteOf, actionsOf, onSwitch, onArrange } = props;
  const { list, said, shown, propsOf } = useTreeDrag(items, onArrange);
  const levelIn = (parentId: number | null) => {
    const own = sectionsIn(shown, parentId);
    if (own.length === 0) return null;
    return (
      <ul className={parentId === null ? styles.rows : styles.inner}>
        {own.map((item) => (
          <li key={item.id}>
            <Row
              item={item}
              note={noteOf(item)}
              grip={propsOf(item)}
              onSwitch={(isVisible) => onSwitch(item, isVisible)}
              actions={actionsOf(item)}
            />
            {levelIn(item.id)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div ref={list}>
      {levelIn(null)}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface RowProps {
  item: VisibleItem;
  note: string;
  grip: TreeGrip;
  onSwitch: (isVisible: boolean) => void;
  actions: DropdownMenuItem[];
}

function Row({ item: { name, isVisible }, note, grip, onSwitch, actions }: RowProps) {
  return (
    <div className={styles.row} {...grip.row}>
      <button type="button" className={styles.grip} aria-label={`Переместить: ${name}`} {...grip.grip}>
        <GripIcon />
      </button>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </div>
      <Switch label={<VisuallyHidden>Показывать «{name}»</VisuallyHidden>} isChecked={isVisible} onChange={onSwitch} />
      <DropdownMenu
        label={`Действия: ${name}`}
        trigger={<IconButton label={`Действия: ${name}`} icon={<MoreIcon />} />}
        items={actions}
      />
    </div>
  );
}
