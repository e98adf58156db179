import { Dialog } from '@vetka/ui/Dialog';
import { Switch } from '@vetka/ui/Switch';
import * as styles from './desk.css.ts';

interface KeysHelpProps {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** Positions of the keys that are switched off. */
  offKeys: readonly string[];
  onSwitchKey: (code: string) => void;
}

const keys = [
  ['J', 'Следующий заказ', 'KeyJ'],
  ['K', 'Предыдущий заказ', 'KeyK'],
  ['Enter', 'Открыть заказ', null],
  ['A', 'Принять', 'KeyA'],
  ['P', 'Отправить фото букета', 'KeyP'],
  ['C', 'Чат с покупателем', 'KeyC'],
  ['/', 'Поиск', 'Slash'],
  ['?', 'Эта подсказка', null],
] as const;

/** «?»: the keys of the queue, and the switches that turn them off: each, and all of them. */
export function KeysHelp({ isOpen, onClose, isOn, onSwitch, offKeys, onSwitchKey }: KeysHelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Клавиши">
      <dl className={styles.keys}>
        {keys.map(([key, what, code]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd className={styles.kbd}>{key}</kbd>
            </dt>
            <dd>
              {code === null ? (
                what
              ) : (
                <Switch
                  isChecked={isOn && !offKeys.includes(code)}
                  isDisabled={!isOn}
                  onChange={() => onSwitchKey(code)}
                  label={what}
                />
              )}
            </dd>
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
