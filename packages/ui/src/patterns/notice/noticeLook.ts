import type { NoticeKind } from '@vetka/domain/notice';
import { BanIcon } from '../../components/Icon/icons/BanIcon.ts';
import { BellRingIcon } from '../../components/Icon/icons/BellRingIcon.ts';
import { BikeIcon } from '../../components/Icon/icons/BikeIcon.ts';
import { BookIcon } from '../../components/Icon/icons/BookIcon.ts';
import { CameraIcon } from '../../components/Icon/icons/CameraIcon.ts';
import { CheckIcon } from '../../components/Icon/icons/CheckIcon.ts';
import { ClockIcon } from '../../components/Icon/icons/ClockIcon.ts';
import { FlowerIcon } from '../../components/Icon/icons/FlowerIcon.ts';
import { HeartIcon } from '../../components/Icon/icons/HeartIcon.ts';
import { HomeIcon } from '../../components/Icon/icons/HomeIcon.ts';
import { ImageIcon } from '../../components/Icon/icons/ImageIcon.ts';
import { MessageIcon } from '../../components/Icon/icons/MessageIcon.ts';
import { PackageIcon } from '../../components/Icon/icons/PackageIcon.ts';
import { ReplyIcon } from '../../components/Icon/icons/ReplyIcon.ts';
import { ScaleIcon } from '../../components/Icon/icons/ScaleIcon.ts';
import { StarIcon } from '../../components/Icon/icons/StarIcon.ts';
import { StoreIcon } from '../../components/Icon/icons/StoreIcon.ts';
import { UserIcon } from '../../components/Icon/icons/UserIcon.ts';
import { WalletIcon } from '../../components/Icon/icons/WalletIcon.ts';
import type { IconComponent } from '../../components/Icon/makeIcon.tsx';

export type NoticeTone = 'leaf' | 'lilac' | 'sky' | 'honey' | 'clay';

interface NoticeLook {
  icon: IconComponent;
  tone: NoticeTone;
}

/** Honey asks for something, clay warns, lilac is on its way; the icon says it without the colour. */
export const noticeLook: Record<NoticeKind, NoticeLook> = {
  ORDER_ACCEPTED: { icon: CheckIcon, tone: 'leaf' },
  ORDER_PHOTO: { icon: CameraIcon, tone: 'honey' },
  ORDER_SUBSTITUTION: { icon: FlowerIcon, tone: 'honey' },
  ORDER_ON_THE_WAY: { icon: BikeIcon, tone: 'lilac' },
  ORDER_READY_FOR_PICKUP: { icon: StoreIcon, tone: 'sky' },
  ORDER_DELIVERED: { icon: HomeIcon, tone: 'leaf' },
  ORDER_CANCELED: { icon: BanIcon, tone: 'clay' },
  ORDER_REFUNDED: { icon: WalletIcon, tone: 'sky' },
  ORDER_LATE: { icon: ClockIcon, tone: 'clay' },
  ORDER_DISPUTE: { icon: ScaleIcon, tone: 'clay' },
  ORDER_REVIEW: { icon: StarIcon, tone: 'honey' },
  SUBSCRIPTION_ENDING: { icon: WalletIcon, tone: 'honey' },
  COMMENT_REPLY: { icon: ReplyIcon, tone: 'lilac' },
  COMMENT_MENTION: { icon: MessageIcon, tone: 'lilac' },
  NEW_COMMENT: { icon: MessageIcon, tone: 'lilac' },
  REVIEW_REPLY: { icon: ReplyIcon, tone: 'lilac' },
  NEW_ARTICLE: { icon: BookIcon, tone: 'sky' },
  NEW_PHOTO: { icon: ImageIcon, tone: 'sky' },
  NEW_SUBSCRIBER: { icon: UserIcon, tone: 'leaf' },
  NEW_MESSAGE: { icon: MessageIcon, tone: 'sky' },
  TEAM_INVITATION: { icon: StoreIcon, tone: 'honey' },
  HIDDEN_BY_MODERATION: { icon: BanIcon, tone: 'clay' },
  ACCOUNT_RESTORED: { icon: UserIcon, tone: 'leaf' },
  ACCOUNT_CHANGED: { icon: UserIcon, tone: 'leaf' },
  SHOP_NEW_ORDER: { icon: BellRingIcon, tone: 'sky' },
  SHOP_ORDER_LATE: { icon: ClockIcon, tone: 'clay' },
  SHOP_PHOTO_ANSWER: { icon: HeartIcon, tone: 'leaf' },
  SHOP_SUBSTITUTION_ANSWER: { icon: FlowerIcon, tone: 'honey' },
  SHOP_ORDER_CANCELED: { icon: BanIcon, tone: 'clay' },
  SHOP_DISPUTE: { icon: ScaleIcon, tone: 'clay' },
  SHOP_NEW_MESSAGE: { icon: MessageIcon, tone: 'sky' },
  SHOP_DELIVERY: { icon: BikeIcon, tone: 'lilac' },
  SHOP_REVIEW: { icon: StarIcon, tone: 'honey' },
  SHOP_PRODUCT: { icon: PackageIcon, tone: 'leaf' },
  SHOP_OPENING: { icon: StoreIcon, tone: 'leaf' },
  SHOP_CONTRACT: { icon: ScaleIcon, tone: 'honey' },
  SHOP_PROMOTION: { icon: WalletIcon, tone: 'honey' },
  SHOP_PAYOUT: { icon: WalletIcon, tone: 'leaf' },
};
