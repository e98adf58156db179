import type { VoteDirection } from '@vetka/domain/actor';
import { formatNumber } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
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
  ownVote?: VoteDirection | null | undefined;
  /** Called with the pressed thumb. Without it the numbers are read-only. */
  onVote?: ((direction: VoteDirection) => void) | undefined;
  /** `plain` stands among other plain buttons and hides zeros. @default 'chips' */
  variant?: 'chips' | 'plain' | undefined;
}

interface ThumbProps {
  direction: VoteDirection;
  icon: ReactNode;
  /** Accessible name. */
  label: string;
  count: number;
  isOwn: boolean;
  onVote: (direction: VoteDirection) => void;
}

function ChipThumb({ direction, icon, label, count, isOwn, onVote }: ThumbProps) {
  return (
    <Chip icon={icon} isSelected={isOwn} aria-label={label} onClick={() => onVote(direction)}>
      {formatNumber(count)}
    </Chip>
  );
}

function PlainThumb({ direction, icon, label, count, isOwn, onVote }: ThumbProps) {
  return (
    <Button
      variant={isOwn ? 'tonal' : 'plain'}
      size="s"
      icon={icon}
      aria-pressed={isOwn}
      aria-label={label}
      onClick={() => onVote(direction)}
    >
      {count > 0 && formatNumber(count)}
    </Button>
  );
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
export function VoteButtons({ votesUp, votesDown, ownVote = null, onVote, variant = 'chips' }: VoteButtonsProps) {
  const counts: Record<VoteDirection, number> = { UP: votesUp, DOWN: votesDown };
  const Thumb = variant === 'plain' ? PlainThumb : ChipThumb;
  return (
    <Inline role="group" aria-label="Голоса" gap={variant === 'plain' ? 4 : 8}>
      {sides.map(({ direction, label, Icon }) =>
        onVote ? (
          <Thumb
            key={direction}
            direction={direction}
            icon={<Icon />}
            label={`${label}: ${formatNumber(counts[direction])}`}
            count={counts[direction]}
            isOwn={ownVote === direction}
            onVote={onVote}
          />
        ) : (
          <Inline key={direction} as="span" gap={4}>
            <Icon label={label} />
            <Text as="span" size="small" isNumeric>
              {formatNumber(counts[direction])}
            </Text>
          </Inline>
        ),
      )}
    </Inline>
  );
}
