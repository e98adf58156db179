import { CheckIcon } from '../../components/Icon/icons/CheckIcon.ts';
import { ChevronRightIcon } from '../../components/Icon/icons/ChevronRightIcon.ts';
import { MinusIcon } from '../../components/Icon/icons/MinusIcon.ts';
import * as styles from './Tree.css.ts';
import type { TreeCheck, TreeRow } from './treeModel.ts';

interface TreeRowViewProps {
  id: string;
  row: TreeRow;
  mode: 'several' | 'one';
  check: TreeCheck;
  isDisabled: boolean;
  /** The one item that Tab reaches. */
  isCurrent: boolean;
  onFocus: () => void;
  onPress: () => void;
  onToggle: () => void;
}

/** One item of a tree. Its keys are those of the tree. */
export function TreeRowView({ id, row, mode, check, isDisabled, isCurrent, ...handlers }: TreeRowViewProps) {
  const { item, level, place, siblings, isParent, isOpen } = row;
  const { onFocus, onPress, onToggle } = handlers;
  const state = mode === 'one' ? { 'aria-selected': check === true } : { 'aria-checked': check };
  return (
    <div
      role="treeitem"
      data-part="tree-item"
      data-tree-key={item.id}
      className={styles.row}
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={`${id}-label`}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isParent ? isOpen : undefined}
      aria-disabled={isDisabled || undefined}
      data-chosen={mode === 'one' && check === true ? '' : undefined}
      {...state}
      onFocus={onFocus}
      onClick={onPress}
    >
      {Array.from({ length: level - 1 }, (_, step) => (
        <span key={step} className={styles.indent} />
      ))}
      <span
        className={styles.arrow}
        data-open={isOpen ? '' : undefined}
        onClick={(event) => {
          // The arrow opens, the rest of the row chooses.
          if (!isParent) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isParent && <ChevronRightIcon size="s" />}
      </span>
      {mode === 'several' && (
        <span className={styles.box} data-check={String(check)}>
          {check === 'mixed' ? <MinusIcon size="s" /> : check && <CheckIcon size="s" />}
        </span>
      )}
      {item.icon && <span className={styles.icon}>{item.icon}</span>}
      <span id={`${id}-label`} className={styles.label}>
        {item.label}
        {item.note && <span className={styles.note}> {item.note}</span>}
      </span>
    </div>
  );
}
