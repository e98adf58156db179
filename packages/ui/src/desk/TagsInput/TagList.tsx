import { CloseIcon } from '../../components/Icon/icons/CloseIcon.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './TagsInput.css.ts';
import type { TagFocus } from './useTagFocus.ts';

const removeText = (name: string) => `Убрать: ${name}`;
const chosenText = (label: string) => `${label}: выбрано`;

interface TagListProps {
  /** Name of the field. */
  label: string;
  tags: readonly { key: string; label: string }[];
  focus: TagFocus;
  isDisabled: boolean;
  isReadOnly: boolean;
  /** Name of the form fields, one for each tag. */
  name: string | undefined;
}

/** What is chosen, each with a button that removes it. One Tab stop: arrows lead to the others. */
export function TagList({ label, tags, focus, isDisabled, isReadOnly, name }: TagListProps) {
  const { remove: removeTag = removeText, chosenOf = chosenText } = useWords();
  const { list, remove, onTagKey } = focus;
  // `Form` finds the field by its name also while it is empty.
  if (tags.length === 0) return name === undefined ? null : <input type="hidden" name={name} disabled />;
  return (
    <ul ref={list} className={styles.tags} aria-label={chosenOf(label)}>
      {tags.map((tag, index) => (
        <li key={tag.key} className={styles.tag}>
          <span>{tag.label}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={removeTag(tag.label)}
            disabled={isDisabled || isReadOnly}
            tabIndex={index === tags.length - 1 ? 0 : -1}
            onKeyDown={(event) => onTagKey(event, index)}
            onClick={() => remove(index)}
          >
            <CloseIcon size="s" />
          </button>
          {name !== undefined && <input type="hidden" name={name} value={tag.key} disabled={isDisabled} />}
        </li>
      ))}
    </ul>
  );
}
