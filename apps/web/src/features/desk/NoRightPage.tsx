import type { DeskRight } from '@vetka/domain/desk';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { Forbidden } from './Forbidden.tsx';
import { holdersText } from './holdersText.ts';

/** A section that this person's role may not see, opened by its address. */
export default function NoRightPage({ right }: { right: DeskRight }) {
  return (
    <>
      <DeskHead title="Нет доступа" />
      <Forbidden text={holdersText(right)} />
    </>
  );
}
