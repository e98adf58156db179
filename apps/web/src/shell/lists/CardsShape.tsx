import { Skeleton } from '@vetka/ui/Skeleton';
import { Stack } from '@vetka/ui/Stack';
import { Tiles } from '@vetka/ui/Tiles';

const cards = Array.from({ length: 8 }, (_, index) => index);

/** Loading placeholder of a page of cards. */
export default function CardsShape() {
  return (
    <Stack gap={24}>
      <Skeleton width={50} />
      <Tiles columns={{ xs: 2, md: 3, xl: 4 }}>
        {cards.map((card) => (
          <Stack key={card} gap={8}>
            <Skeleton shape="picture" />
            <Skeleton />
          </Stack>
        ))}
      </Tiles>
    </Stack>
  );
}
