import { useQuery } from '@tanstack/react-query';
import { outOfStemsRuleLabels, outOfStemsRules } from '@vetka/domain/stem';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './stems.css.ts';
import { stemsQueries } from './stems.queries.ts';
import { useStemChanges } from './useStemChanges.ts';

const options = outOfStemsRules.map((value) => ({ value, label: outOfStemsRuleLabels[value] }));

/** What happens to bouquets when a stem of their recipe runs out. */
export function RulesCard({ service }: { service: string }) {
  const { data } = useQuery(stemsQueries.rules(useApi(), service));
  const changes = useStemChanges(service);
  if (!data) return null;
  return (
    <section className={styles.card} aria-label="Правила остатков">
      <RadioGroup
        label="Когда стеблей не хватает на букет"
        options={options}
        value={data.whenOut}
        onChange={(whenOut) => void changes.setRules({ ...data, whenOut })}
      />
    </section>
  );
}
