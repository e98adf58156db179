import type { DeskSettings, DeskSettingsUpdate } from '@vetka/domain/desk';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { Switch } from '@vetka/ui/Switch';
import { useUser } from '../../shell/session/useSession.ts';
import { useDesk } from './DeskContext.ts';
import * as styles from './desk.css.ts';
import { changesSettings } from './deskSections.tsx';
import { HoursForm } from './HoursForm.tsx';
import NoRightPage from './NoRightPage.tsx';
import { LinesSkeleton } from './skeletons/RoomSkeleton.tsx';
import { useChoices } from './useChoices.ts';
import { useSettings } from './useSettings.ts';

type Flag = 'isAcceptingOrders' | 'photoBeforeDelivery' | 'offersSubstitution' | 'hasCouriers';

const flags: readonly { name: Flag; label: string; description: string }[] = [
  {
    name: 'isAcceptingOrders',
    label: 'Принимаем заказы',
    description: 'Выключите, если не справляетесь: покупатели увидят, что магазин сейчас не принимает заказы',
  },
  {
    name: 'photoBeforeDelivery',
    label: 'Фото букета перед доставкой',
    description: 'Покупатель отвечает «Нравится» или один раз «Переделать». Молчание 30 минут – согласие',
  },
  {
    name: 'offersSubstitution',
    label: 'Замены',
    description: 'Покупатель выбирает при заказе, можно ли заменить то, чего не оказалось',
  },
  {
    name: 'hasCouriers',
    label: 'Свои курьеры',
    description: 'Заказ передают курьеру по имени, а вручают по фото или коду',
  },
];

/** The switches and the working hours of a shop, and this person's own sound and keys. */
export default function DeskSettingsPage() {
  const { place } = useDesk();
  const { settings, change } = useSettings(place.service.slug, changesSettings(place));
  if (!changesSettings(place)) return <NoRightPage right="CHANGE_SETTINGS" />;
  return (
    <>
      <DeskHead title="Настройки" note={place.service.name} />
      <div className={styles.settings}>
        <section className={styles.card} aria-labelledby="desk-flags">
          <h2 id="desk-flags" className={styles.cardTitle}>
            Магазин
          </h2>
          {settings ? <Flags settings={settings} change={change} /> : <LinesSkeleton count={4} />}
        </section>
        <section className={styles.card} aria-labelledby="desk-hours">
          <h2 id="desk-hours" className={styles.cardTitle}>
            Часы работы
          </h2>
          {settings ? <HoursForm service={place.service.slug} saved={settings} /> : <LinesSkeleton count={7} />}
        </section>
        <OwnChoices />
      </div>
    </>
  );
}

interface FlagsProps {
  settings: DeskSettings;
  change: (part: DeskSettingsUpdate) => void;
}

function Flags({ settings, change }: FlagsProps) {
  return flags.map(({ name, label, description }) => (
    <Switch
      key={name}
      isChecked={settings[name]}
      onChange={(isOn) => change({ [name]: isOn })}
      label={label}
      description={description}
    />
  ));
}

function OwnChoices() {
  const [choices, keep] = useChoices(useUser()?.id ?? 0);
  return (
    <section className={styles.card} aria-labelledby="desk-own">
      <h2 id="desk-own" className={styles.cardTitle}>
        На этом устройстве
      </h2>
      <Switch
        isChecked={choices.isSilent !== true}
        onChange={(isOn) => keep({ isSilent: !isOn })}
        label="Звук нового заказа"
        description="Браузер разрешает звук после первого нажатия на странице"
      />
      <Switch
        isChecked={choices.hasNoKeys !== true}
        onChange={(isOn) => keep({ hasNoKeys: !isOn })}
        label="Клавиши в очереди"
        description="J и K – по заказам, A – принять, P – фото. Полный список – по «?»"
      />
    </section>
  );
}
