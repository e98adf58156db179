import { Dialog } from '@vetka/ui/Dialog';
import { Switch } from '@vetka/ui/Switch';
import * as styles from './desk.css.ts';

interface KeysHelpProps {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

const keys = [
  ['J', 'Следующий заказ'],
  ['K', 'Предыдущий заказ'],
  ['Enter', 'Открыть заказ'],
  ['A', 'Принять'],
  ['P', 'Отправить фото букета'],
  ['C', 'Чат с покупателем'],
  ['/', 'Поиск'],
  ['?', 'Эта подсказка'],
] as const;

/** «?»: the keys of the queue, and the switch that turns them off. */
export function KeysHelp({ isOpen, onClose, isOn, onSwitch }: KeysHelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Клавиши">
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd className={styles.kbd}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        isChecked={isOn}
        onChange={onSwitch}
        label="Клавиши включены"
        description="Буквы работают в любой раскладке, но не там, где вы печатаете"
      />
    </Dialog>
  );
}
