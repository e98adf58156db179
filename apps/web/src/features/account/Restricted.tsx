import { useQuery } from '@tanstack/react-query';
import type { Restriction } from '@vetka/domain/account';
import { actorHref } from '@vetka/domain/comment';
import { Button } from '@vetka/ui/Button';
import { Link } from '@vetka/ui/Link';
import { SettingsSection } from '@vetka/ui/patterns/account/SettingsForm';
import { Spread } from '@vetka/ui/Spread';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { restrictionsQuery } from '../../shell/restrictions/restrictions.queries.ts';
import { useRestricting } from '../../shell/restrictions/useRestricting.ts';
import { targetOf } from '../../shell/restrictions/restrictions.queries.ts';
import { UnloadedSection } from './UnloadedSection.tsx';
import { useApi } from '../../shell/useContext.ts';

const labels = { MUTED: 'Показывать', BLOCKED: 'Разблокировать', NONE: '' };
const states = { MUTED: 'Нет в ленте и уведомлениях', BLOCKED: 'Не может писать вам', NONE: '' };

/** The people whom the person has muted and blocked, with a way to undo it. */
export function Restricted() {
  const query = useQuery(restrictionsQuery(useApi()));
  const { data: restrictions } = query;
  if (!restrictions) return <UnloadedSection id="profile-restricted" title="Скрытые и заблокированные" query={query} />;
  return (
    <SettingsSection
      id="profile-restricted"
      title="Скрытые и заблокированные"
      text={
        restrictions.length === 0
          ? 'Здесь появятся люди и магазины, которых вы скроете из ленты или заблокируете: «Ещё» на странице, в переписке и у комментария.'
          : 'Кого вы скрыли, тот не узнает об этом. Заблокированному мы скажем, что он не может вам писать.'
      }
    >
      {restrictions.length > 0 && (
        <Stack as="ul" gap={16}>
          {restrictions.map((restriction) => (
            <li key={`${restriction.target.type} ${restriction.target.id}`}>
              <RestrictedOne {...restriction} />
            </li>
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}

function RestrictedOne({ target, level }: Restriction) {
  const { restrict, isPending } = useRestricting(targetOf(target));
  const label = labels[level];
  return (
    <Spread>
      <Stack gap={4}>
        <Link tone="quiet" href={actorHref(target)}>
          {target.name}
        </Link>
        <Text size="small" tone="muted">
          {states[level]}
        </Text>
      </Stack>
      <Button
        variant="plain"
        size="s"
        aria-label={`${label}: ${target.name}`}
        isLoading={isPending}
        onClick={() => restrict('NONE')}
      >
        {label}
      </Button>
    </Spread>
  );
}
