import { useQuery } from '@tanstack/react-query';
import { fullName } from '@vetka/domain/account';
import { roleLabels } from '@vetka/domain/desk';
import type { Employee } from '@vetka/domain/service';
import { Avatar } from '@vetka/ui/Avatar';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Text } from '@vetka/ui/Text';
import { Tiles } from '@vetka/ui/Tiles';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { serviceQueries } from './service.queries.ts';

/** The people of a shop with a visible profile. */
export function ServiceTeam({ slug }: { slug: string }) {
  const { data: employees = [] } = useQuery(serviceQueries.employees(useApi(), slug));
  if (employees.length === 0) return null;
  return (
    <PageSection title="Команда">
      <Tiles as="ul" columns={{ xs: 1, md: 2, xl: 4 }} gap={16}>
        {employees.map((employee) => (
          <li key={employee.id}>
            <Person {...employee} />
          </li>
        ))}
      </Tiles>
    </PageSection>
  );
}

function Person({ id, nickname, avatar, role, ...names }: Employee) {
  const name = fullName(names) || nickname;
  return (
    <Inline gap={12} isNoWrap>
      <Avatar name={name} src={avatar?.url} colorIndex={id} />
      <div>
        <Link tone="quiet" href={pagePath('/account/$nickname', { nickname })}>
          {name}
        </Link>
        <Text size="small" tone="muted">
          {roleLabels[role]}
        </Text>
      </div>
    </Inline>
  );
}
