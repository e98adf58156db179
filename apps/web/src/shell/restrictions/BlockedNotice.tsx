import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { Text } from '@vetka/ui/Text';
import { useRestricting } from './useRestricting.ts';
import type { RestrictionTarget } from './restrictions.queries.ts';

const texts = { USER: 'Вы заблокировали этого человека', SERVICE: 'Вы заблокировали этот магазин' };

/** Says that the user has blocked somebody, in place of actions that are impossible until «Разблокировать». */
export default function BlockedNotice(target: RestrictionTarget) {
  const { restrict, isPending } = useRestricting(target);
  return (
    <Inline>
      <Text as="span" tone="muted">
        {texts[target.kind]}
      </Text>
      <Button
        variant="tonal"
        size="s"
        isLoading={isPending}
        loadingText="Разблокируем"
        onClick={() => restrict('NONE')}
      >
        Разблокировать
      </Button>
    </Inline>
  );
}
