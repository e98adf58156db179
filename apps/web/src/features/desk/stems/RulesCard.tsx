import { useQuery } from '@tanstack/react-query';
import { parsePieces } from '@vetka/domain/goods';
import { outOfStemsRuleLabels, outOfStemsRules, stemLimits, type StemRules } from '@vetka/domain/stem';
import { Button } from '@vetka/ui/Button';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { Switch } from '@vetka/ui/Switch';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { CardSkeleton } from '../skeletons/RoomSkeleton.tsx';
import * as styles from './stems.css.ts';
import { stemsQueries } from './stems.queries.ts';
import { useStemChanges, type StemChanges } from './useStemChanges.ts';

const options = outOfStemsRules.map((value) => ({ value, label: outOfStemsRuleLabels[value] }));

/** The rules for bouquets when a stem of their recipe runs out, or is about to expire. */
export function RulesCard({ service }: { service: string }) {
  const rules = useQuery(stemsQueries.rules(useApi(), service));
  const { data } = rules;
  const changes = useStemChanges(service);
  if (!data) return <NotLoaded query={rules} loading={<CardSkeleton lines={4} />} />;
  return (
    <section className={styles.card} aria-label="Правила остатков">
      <RadioGroup
        label="Когда стеблей не хватает на букет"
        options={options}
        value={data.whenOut}
        onChange={(whenOut) => void changes.setRules({ whenOut })}
      />
      <FreshRule key={JSON.stringify(data.fresh)} fresh={data.fresh} changes={changes} />
    </section>
  );
}

const usual = { percent: 20, hours: 24 };

interface FreshRuleProps {
  fresh: StemRules['fresh'];
  changes: StemChanges;
}

/** «Сегодня дешевле»: on or off, the discount and the hours. */
function FreshRule({ fresh, changes }: FreshRuleProps) {
  const save = (changed: StemRules['fresh']) => void changes.setRules({ fresh: changed });
  return (
    <>
      <Switch
        label="Сегодня дешевле"
        description="Когда у главного стебля скоро кончится срок, букет сам подешевеет: на витрине, в корзине и в заказе. Ниже себестоимости цена не опустится."
        isChecked={fresh !== null}
        isDisabled={changes.isPending}
        onChange={(isOn) => save(isOn ? usual : null)}
      />
      {fresh && <FreshForm fresh={fresh} isPending={changes.isPending} onSave={save} />}
    </>
  );
}

interface FreshFormProps {
  fresh: NonNullable<StemRules['fresh']>;
  isPending: boolean;
  onSave: (fresh: NonNullable<StemRules['fresh']>) => void;
}

const within = (typed: string, max: number): number | undefined => {
  const number = parsePieces(typed);
  return number !== undefined && number >= 1 && number <= max ? number : undefined;
};

function FreshForm({ fresh, isPending, onSave }: FreshFormProps) {
  const [typedPercent, setPercent] = useState(String(fresh.percent));
  const [typedHours, setHours] = useState(String(fresh.hours));
  const percent = within(typedPercent, stemLimits.freshPercent);
  const hours = within(typedHours, stemLimits.freshHours);
  const isChanged = percent !== fresh.percent || hours !== fresh.hours;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (percent !== undefined && hours !== undefined) onSave({ percent, hours });
  }
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          label="Скидка, %"
          inputMode="numeric"
          value={typedPercent}
          onChange={setPercent}
          error={percent === undefined ? `От 1 до ${stemLimits.freshPercent}` : undefined}
        />
        <TextField
          label="За сколько часов"
          inputMode="numeric"
          value={typedHours}
          onChange={setHours}
          error={hours === undefined ? `От 1 до ${stemLimits.freshHours}` : undefined}
        />
      </div>
      {isChanged && (
        <div>
          <Button type="submit" variant="tonal" isLoading={isPending}>
            Сохранить
          </Button>
        </div>
      )}
    </form>
  );
}
