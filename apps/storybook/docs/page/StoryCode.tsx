import { DocsContext, SourceContext, useSourceProps, type Canvas } from '@storybook/addon-docs/blocks';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { CheckIcon, CopyIcon } from '@vetka/ui/Icon';
import { use, useId, useState, type ComponentProps } from 'react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import * as styles from './page.css.ts';

/** How long the copy button shows its confirmation (ms). */
const saidMs = 2000;

/** The code of a story with Russian buttons: those of Storybook's canvas are in English only. */
export function StoryCode({ of }: Required<Pick<ComponentProps<typeof Canvas>, 'of'>>) {
  const { code = '', language = 'jsx', format = true } = useSourceProps({ of }, use(DocsContext), use(SourceContext));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (code === '') return null;
  return (
    <>
      <Inline gap={8}>
        <Button variant="plain" size="s" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Скрыть код' : 'Показать код'}
        </Button>
        <CopyButton text={code} />
      </Inline>
      <div id={id} className={styles.source} hidden={!isOpen}>
        {isOpen && (
          <SyntaxHighlighter language={language} format={format} copyable={false} bordered padded>
            {code}
          </SyntaxHighlighter>
        )}
      </div>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState<'Скопировано' | 'Не скопировалось'>();
  const copy = async () => {
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => 'Скопировано' as const,
        () => 'Не скопировалось' as const,
      ),
    );
    setTimeout(() => setSaid(undefined), saidMs);
  };
  return (
    <Button
      variant="plain"
      size="s"
      icon={said === 'Скопировано' ? <CheckIcon size="s" /> : <CopyIcon size="s" />}
      onClick={() => void copy()}
    >
      {said ?? 'Скопировать код'}
    </Button>
  );
}
