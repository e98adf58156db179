import type { VoteDirection } from '@vetka/domain/actor';
import { formatNumber } from '@vetka/domain/plural';
import { Chip } from '../../../components/Chip/index.ts';
import { ThumbDownIcon } from '../../../components/Icon/icons/ThumbDownIcon.ts';
import { ThumbUpIcon } from '../../../components/Icon/icons/ThumbUpIcon.ts';
import type { IconComponent } from '../../../components/Icon/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Text } from '../../../components/Text/index.ts';

export interface VoteButtonsProps {
  votesUp: number;
  votesDown: number;
  /** The reader's own vote, or `null`. */
  ownVote?: VoteDirection | null;
  /** Called with the pressed thumb. Without it the numbers are read-only. */
  onVote?: ((direction: VoteDirection) => void) | undefined;
}

interface Side {
  direction: VoteDirection;
  label: string;
  Icon: IconComponent;
}

const sides: readonly Side[] = [
  { direction: 'UP', label: 'Нравится', Icon: ThumbUpIcon },
  { direction: 'DOWN', label: 'Не нравится', Icon: ThumbDownIcon },
];

/** Thumbs up and down with counts. To save something use `FavoriteButton`. */
export function VoteButtons({ votesUp, votesDown, ownVote = null, onVote }: VoteButtonsProps) {
  const counts: Record<VoteDirection, string> = { UP: formatNumber(votesUp), DOWN: formatNumber(votesDown) };
  return (
    <Inline role="group" aria-label="Голоса">
      {sides.map(({ direction, label, Icon }) =>
        onVote ? (
          <Chip
            key={direction}
            icon={<Icon />}
            isSelected={ownVote === direction}
            aria-label={`${label}: ${counts[direction]}`}
            onClick={() => onVote(direction)}
          >
            {counts[direction]}
          </Chip>
        ) : (
          <Inline key={direction} as="span" gap={4}>
            <Icon label={label} />
            <Text as="span" size="small" isNumeric>
              {counts[direction]}
            </Text>
          </Inline>
        ),
      )}
    </Inline>
  );
}
