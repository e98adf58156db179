import { useId, useMemo, type Ref } from 'react';
import { Field, type FieldProps } from '../../components/Field/index.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import * as styles from './Tree.css.ts';
import { TreeRowView } from './TreeRowView.tsx';
import {
  checkOf,
  toggled,
  visibleRows,
  type TreeCheck,
  type TreeItem,
  type TreeKey,
  type TreeRow,
} from './treeModel.ts';
import { useTreeKeys } from './useTreeKeys.ts';

export interface TreeProps extends FieldProps, ValueProps<readonly TreeKey[]> {
  items: readonly TreeItem[];
  /** `several` chooses the ends of branches by checkboxes, `one` any item. @default 'several' */
  mode?: 'several' | 'one' | undefined;
  /** Ids of the branches that are open. Without it the tree keeps them itself. */
  expanded?: readonly TreeKey[] | undefined;
  /** @default nothing is open */
  defaultExpanded?: readonly TreeKey[] | undefined;
  onExpandedChange?: ((expanded: readonly TreeKey[]) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Name of the form fields, one for each chosen id. */
  name?: string | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const nothing: readonly TreeKey[] = [];

/**
 * One or several items of a tree: categories, regions, sections.
 *
 * Keyboard (APG tree view): Up and Down move over what is seen, Right opens and goes in, Left closes and goes out, Home
 * and End jump, letters search, `*` opens all siblings, Enter or Space chooses.
 */
export function Tree(props: TreeProps) {
  const { items, mode = 'several', value: given, defaultValue, onChange, isDisabled = false, name, ...rest } = props;
  const { expanded, defaultExpanded, onExpandedChange, ...frame } = rest;
  const [value, choose] = useValue<readonly TreeKey[], never>({ value: given, defaultValue, onChange }, nothing);
  const [open, setOpen] = useValue<readonly TreeKey[], never>(
    { value: expanded, defaultValue: defaultExpanded, onChange: onExpandedChange },
    nothing,
  );
  const rows = useMemo(() => visibleRows(items, new Set(open)), [items, open]);
  const chosen = useMemo(() => new Set(value), [value]);
  const press = ({ item }: TreeRow) => {
    if (isDisabled || item.isDisabled) return;
    choose(mode === 'one' ? [item.id] : toggled(item, value));
  };
  const { tree, current, setCurrent, handleKey, toggle } = useTreeKeys({ rows, open, setOpen, press });
  const ownId = useId();
  const checkFor = (item: TreeItem): TreeCheck => (mode === 'one' ? chosen.has(item.id) : checkOf(item, chosen));
  return (
    <Field {...frame} kind="group">
      {(control) => (
        <>
          <div
            ref={tree}
            role="tree"
            data-part="tree"
            aria-label={frame.label}
            aria-multiselectable={mode === 'several' || undefined}
            aria-disabled={isDisabled || undefined}
            aria-required={control.required || undefined}
            aria-describedby={control['aria-describedby']}
            className={styles.tree}
            tabIndex={-1}
            onKeyDown={handleKey}
          >
            {rows.map((row) => (
              <TreeRowView
                key={row.item.id}
                id={`${ownId}-${row.item.id}`}
                row={row}
                mode={mode}
                check={checkFor(row.item)}
                isDisabled={isDisabled || row.item.isDisabled === true}
                isCurrent={row.item.id === current}
                onFocus={() => setCurrent(row.item.id)}
                onPress={() => press(row)}
                onToggle={() => toggle(row)}
              />
            ))}
          </div>
          {/* `Form` finds the tree by its name also while nothing is chosen. */}
          {name !== undefined && value.length === 0 && <input type="hidden" name={name} disabled />}
          {name !== undefined &&
            value.map((id) => <input key={id} type="hidden" name={name} value={id} disabled={isDisabled} />)}
        </>
      )}
    </Field>
  );
}
