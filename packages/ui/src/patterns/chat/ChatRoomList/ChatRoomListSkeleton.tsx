import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { grow } from '../../../internal/grow.css.ts';
import * as styles from './ChatRoomList.css.ts';

const rows = [1, 2, 3, 4, 5];

/** Placeholders with the size of the rooms. */
export function ChatRoomListSkeleton() {
  return (
    <div role="status" aria-label="Загрузка" aria-busy="true">
      {rows.map((row) => (
        <div key={row} className={styles.room}>
          <Skeleton shape="avatar" />
          <span className={grow}>
            <Stack gap={8}>
              <Skeleton shape="small" width={50} />
              <Skeleton shape="small" width={80} />
            </Stack>
          </span>
        </div>
      ))}
    </div>
  );
}
