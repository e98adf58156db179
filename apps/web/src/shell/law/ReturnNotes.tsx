import type { ReturnRule } from '@vetka/domain/catalog';
import { returnAlways, returnTexts } from '@vetka/domain/returns';
import { Heading } from '@vetka/ui/Heading';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';

/** The return rules, shown before the payment: Government Decree 2463 and the Law on consumer protection. */
export function ReturnNotes({ rules }: { rules: readonly ReturnRule[] }) {
  return (
    <Stack as="section" gap={4} aria-label="Возврат">
      <Heading level={3} size="label">
        Возврат
      </Heading>
      {rules.map((rule) => (
        <Text key={rule} size="small" tone="muted">
          {returnTexts[rule].title}. {returnTexts[rule].text}
        </Text>
      ))}
      <Text size="small" tone="muted">
        {returnAlways}
      </Text>
    </Stack>
  );
}
