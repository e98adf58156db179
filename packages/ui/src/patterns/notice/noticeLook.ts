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

const look = (icon: IconComponent, tone: NoticeTone): NoticeLook => ({ icon, tone });

/** Honey asks for something, clay warns, lilac is on its way; the icon says it without the colour. */
export const noticeLook: Record<NoticeKind, NoticeLook> = {
  ORDER_ACCEPTED: look(CheckIcon, 'leaf'),
  ORDER_PHOTO: look(CameraIcon, 'honey'),
  ORDER_SUBSTITUTION: look(FlowerIcon, 'honey'),
  ORDER_ADDRESS: look(HomeIcon, 'honey'),
  ORDER_ON_THE_WAY: look(BikeIcon, 'lilac'),
  ORDER_READY_FOR_PICKUP: look(StoreIcon, 'sky'),
  ORDER_DELIVERED: look(HomeIcon, 'leaf'),
  ORDER_CANCELED: look(BanIcon, 'clay'),
  ORDER_REFUNDED: look(WalletIcon, 'sky'),
  ORDER_LATE: look(ClockIcon, 'clay'),
  ORDER_DISPUTE: look(ScaleIcon, 'clay'),
  ORDER_REVIEW: look(StarIcon, 'honey'),
  SUBSCRIPTION_ENDING: look(WalletIcon, 'honey'),
  COMMENT_REPLY: look(ReplyIcon, 'lilac'),
  COMMENT_MENTION: look(MessageIcon, 'lilac'),
  NEW_COMMENT: look(MessageIcon, 'lilac'),
  REVIEW_REPLY: look(ReplyIcon, 'lilac'),
  NEW_ARTICLE: look(BookIcon, 'sky'),
  NEW_PHOTO: look(ImageIcon, 'sky'),
  NEW_SUBSCRIBER: look(UserIcon, 'leaf'),
  NEW_MESSAGE: look(MessageIcon, 'sky'),
  TEAM_INVITATION: look(StoreIcon, 'honey'),
  HIDDEN_BY_MODERATION: look(BanIcon, 'clay'),
  ACCOUNT_RESTORED: look(UserIcon, 'leaf'),
  ACCOUNT_CHANGED: look(UserIcon, 'leaf'),
  SHOP_NEW_ORDER: look(BellRingIcon, 'sky'),
  SHOP_ORDER_LATE: look(ClockIcon, 'clay'),
  SHOP_PHOTO_ANSWER: look(HeartIcon, 'leaf'),
  SHOP_SUBSTITUTION_ANSWER: look(FlowerIcon, 'honey'),
  SHOP_ADDRESS: look(HomeIcon, 'leaf'),
  SHOP_ORDER_CANCELED: look(BanIcon, 'clay'),
  SHOP_DISPUTE: look(ScaleIcon, 'clay'),
  SHOP_NEW_MESSAGE: look(MessageIcon, 'sky'),
  SHOP_DELIVERY: look(BikeIcon, 'lilac'),
  SHOP_REVIEW: look(StarIcon, 'honey'),
  SHOP_PRODUCT: look(PackageIcon, 'leaf'),
  SHOP_OPENING: look(StoreIcon, 'leaf'),
  SHOP_CONTRACT: look(ScaleIcon, 'honey'),
  SHOP_PROMOTION: look(WalletIcon, 'honey'),
  SHOP_PAYOUT: look(WalletIcon, 'leaf'),
};
