import * as icons from '@vetka/ui/Icon';
import * as styles from './foundations.css.ts';

const { BranchMark, ...drawn } = icons;

/** Every icon of the kit under its import name. */
export function IconList() {
  return (
    <div className={styles.icons}>
      {Object.entries(drawn).map(([name, Icon]) => (
        <div key={name} className={styles.icon}>
          <Icon size="l" />
          {name}
        </div>
      ))}
      <div className={styles.icon}>
        <BranchMark />
        BranchMark
      </div>
    </div>
  );
}
