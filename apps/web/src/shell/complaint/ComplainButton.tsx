import type { NewComplaint } from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { useComplaint } from './useComplaint.ts';

type ComplainButtonProps = Pick<NewComplaint, 'kind' | 'subjectId'>;

/** «Пожаловаться»: opens the form of a complaint. Leave it out where the thing is the visitor's own. */
export function ComplainButton(subject: ComplainButtonProps) {
  const complain = useComplaint();
  return (
    <Button variant="plain" size="s" onClick={() => complain(subject)}>
      Пожаловаться
    </Button>
  );
}
