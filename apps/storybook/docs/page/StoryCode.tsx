import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { CheckIcon, CopyIcon } from '@vetka/ui/Icon';
import { Suspense, use, useId, useState } from 'react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import { documentationOf } from '../kit/registry.ts';
import * as styles from './page.css.ts';

/** How long the copy button shows its confirmation (ms). */
const saidMs = 2000;

interface StoryCodeProps {
  /** Its file of stories. */
  file: string;
  /** Its id: `button--solid`. */
  id: string;
}

const codes = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** The code of all stories of a file, by the last part of their ids. */
function codesOf(file: string): Promise<Readonly<Record<string, string>>> {
  const known = codes.get(file);
  if (known) return known;
  const read =
    documentationOf(file)
      ?.readCode()
      .then(({ default: own }) => own) ?? Promise.resolve({});
  codes.set(file, read);
  return read;
}

/** What one would write in an application for what a story shows, with imports. Stories that need Storybook have none. */
export const StoryCode = (props: StoryCodeProps) => (
  <Suspense>
    <Code {...props} />
  </Suspense>
);

function Code({ file, id: storyId }: StoryCodeProps) {
  const code = use(codesOf(file))[storyId.split('--')[1] ?? ''];
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (code === undefined) return null;
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
          <SyntaxHighlighter language="tsx" format={false} copyable={false} bordered padded>
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
