import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import { pagePath } from '../../shell/links/pagePath.ts';
import { ManagedPlanList } from '../../shell/managedPlans/ManagedPlanList.tsx';
import { plansOfPlatform } from '../../shell/managedPlans/planCalls.ts';
import { useApi } from '../../shell/useContext.ts';
import { ModerationPage } from './ModerationPage.tsx';
import { PlanHistory } from './PlanHistory.tsx';

/** The plans that are valid in every shop, for the administration. */
export default function PlansPage() {
  return (
    <ModerationPage current={pagePath('/my/moderation/plans')}>
      <Heading level={1}>Подписки «Ветки»</Heading>
      <Text tone="muted">Действуют во всех магазинах. Изменения сразу видны на странице «По себестоимости».</Text>
      <ManagedPlanList title="В продаже и скрытые" empty="Подписок пока нет." calls={plansOfPlatform(useApi())} />
      <PlanHistory />
    </ModerationPage>
  );
}
