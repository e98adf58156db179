import { formatDate } from '@vetka/domain/date';
import { formatPhone } from '@vetka/domain/phone';
import type { SellerDetails } from '@vetka/domain/service';
import { Heading } from '@vetka/ui/Heading';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { ogrnText } from './ogrnText.ts';

const linesOf = ({ legalName, inn, ogrn, address, phone, workingHours }: SellerDetails): string[] =>
  [
    legalName,
    [inn && `ИНН\u00A0${inn}`, ogrn && ogrnText(ogrn)].filter(Boolean).join(', '),
    address,
    [formatPhone(phone), workingHours].filter(Boolean).join(', '),
  ].filter((line) => line !== '');

/** The seller's requisites, address and hours, which the law requires beside every product and order. */
export function SellerFacts({ name, seller }: { name: string; seller: SellerDetails }) {
  return (
    <Stack as="section" gap={4} aria-label="Продавец">
      <Heading level={3} size="label">
        Продавец
      </Heading>
      <Text size="small" tone="muted">
        Магазин «{name}»
      </Text>
      {linesOf(seller).map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
      {seller.legalUpdatedAt !== null && (
        <Text size="small" tone="muted">
          Сведения обновлены {formatDate(seller.legalUpdatedAt, 'd MMMM yyyy')} года
        </Text>
      )}
    </Stack>
  );
}
