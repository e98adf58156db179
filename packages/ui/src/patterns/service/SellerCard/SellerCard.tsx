import { Avatar } from '../../../components/Avatar/index.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { RatingMark } from '../../../components/RatingStars/index.ts';
import type { ServiceRef } from '@vetka/domain/service';
import { servicePath } from '../../paths.ts';
import type { ReactNode } from 'react';
import * as styles from './SellerCard.css.ts';

export interface SellerCardProps {
  seller: ServiceRef & { tagline?: string; rating: number; reviewsCount: number };
  /** @default '/{slug}' */
  href?: string | undefined;
  /** Beside the chat: following the shop. */
  action?: ReactNode;
  /** Opens a chat with the shop. Without either there is no button. */
  chatHref?: string | undefined;
  onChat?: (() => void) | undefined;
}

function ChatButton({ chatHref, onChat }: Pick<SellerCardProps, 'chatHref' | 'onChat'>) {
  const look = { variant: 'soft', label: 'Написать в магазин', icon: <MessageIcon /> } as const;
  if (onChat) return <IconButton {...look} onClick={onChat} />;
  return chatHref === undefined ? null : <IconButton {...look} href={chatHref} />;
}

/** The seller, in one row. */
export function SellerCard({ seller, href = servicePath(seller.slug), action, chatHref, onChat }: SellerCardProps) {
  const { id, name, mediaFile, tagline, rating, reviewsCount } = seller;
  return (
    <div className={styles.card}>
      <Avatar name={name} src={mediaFile?.url} colorIndex={id} />
      <div className={styles.words}>
        <Anchor className={styles.name} href={href}>
          {name}
        </Anchor>
        <p className={styles.meta}>
          <RatingMark value={rating} count={reviewsCount} />
          {tagline && <span className={styles.clip}>{reviewsCount > 0 ? `· ${tagline}` : tagline}</span>}
        </p>
      </div>
      {action && <span className={styles.chat}>{action}</span>}
      <span className={styles.chat}>
        <ChatButton chatHref={chatHref} onChat={onChat} />
      </span>
    </div>
  );
}
