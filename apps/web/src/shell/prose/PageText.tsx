import { Divider } from '@vetka/ui/Divider';
import { Stack } from '@vetka/ui/Stack';
import { markdownToHtml } from './markdown.ts';
import { Prose } from './Prose.tsx';

/** The administration's text about a page, below it. */
export default function PageText({ text }: { text: string }) {
  return (
    <Stack as="section" gap={48} aria-label="Об этой странице">
      <Divider />
      <Prose html={markdownToHtml(text)} />
    </Stack>
  );
}
