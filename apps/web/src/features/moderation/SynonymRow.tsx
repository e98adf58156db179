import type { SearchSynonym } from '@vetka/domain/search';
import { PencilIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { RelativeTime } from '@vetka/ui/RelativeTime';
import { Text } from '@vetka/ui/Text';
import * as styles from './moderation.css.ts';
import { useRemoveSynonym } from './useSynonyms.ts';

interface SynonymRowProps {
  row: SearchSynonym;
  onEdit: () => void;
}

/** A term, its meanings, and the author of its last change. */
export function SynonymRow({ row, onEdit }: SynonymRowProps) {
  const { term, meanings, updatedBy, updatedAt } = row;
  const remove = useRemoveSynonym();
  return (
    <li className={styles.row}>
      <b className={styles.term}>{term}</b>
      <div className={styles.meanings}>
        {meanings.join(', ')}
        {updatedBy !== null && (
          <Text as="p" size="small" tone="muted">
            {updatedBy}, <RelativeTime value={updatedAt} />
          </Text>
        )}
      </div>
      <div className={styles.actions}>
        <IconButton label={`Изменить «${term}»`} icon={<PencilIcon />} onClick={onEdit} />
        <IconButton label={`Удалить «${term}»`} icon={<TrashIcon />} onClick={() => remove(row)} />
      </div>
    </li>
  );
}
