import { Image } from '@vetka/ui/Image';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { ArticleBody } from '../body/ArticleBody.tsx';
import type { DraftText } from './draftText.ts';
import type { Names } from './EditorNames.ts';

interface PreviewDialogProps {
  text: DraftText;
  cover: string | undefined;
  named: Names;
  onClose: () => void;
}

/** The article as its readers will see it. */
export function PreviewDialog({ text, cover, named, onClose }: PreviewDialogProps) {
  const { pictures, products, services } = named;
  return (
    <ResponsiveDialog isOpen onClose={onClose} size="l" title={text.title || 'Без названия'}>
      <Stack gap={20}>
        {text.lead && (
          <Text size="lead" tone="muted">
            {text.lead}
          </Text>
        )}
        {cover && <Image src={cover} alt="" ratio="16 / 9" />}
        <ArticleBody body={text.body} pictures={pictures} products={products} services={services} />
      </Stack>
    </ResponsiveDialog>
  );
}
