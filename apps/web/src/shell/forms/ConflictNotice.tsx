import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { Notice } from '@vetka/ui/Notice';
import { Stack } from '@vetka/ui/Stack';

interface ConflictNoticeProps {
  /** «Товар уже изменили в другом месте». */
  title: string;
  takeTheirs: () => void;
  keepMine: () => void;
}

/** The button that saves may be far below it. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What is edited here was saved by somebody else, or in another tab: one of the two edits is to be chosen. */
export function ConflictNotice({ title, takeTheirs, keepMine }: ConflictNoticeProps) {
  return (
    <div ref={showWhole}>
      <Notice tone="caution" isAnnounced title={title}>
        <Stack gap={8}>
          <p>Останется одна правка. Выберите, какая.</p>
          <Inline>
            <Button size="s" variant="tonal" onClick={takeTheirs}>
              Взять их правку
            </Button>
            <Button size="s" variant="plain" onClick={keepMine}>
              Оставить мою
            </Button>
          </Inline>
        </Stack>
      </Notice>
    </div>
  );
}
