import { noticeChannelLabels, type NoticeChannel } from '@vetka/domain/notice';
import type { ReactNode } from 'react';
import { BellIcon } from '../../../components/Icon/icons/BellIcon.ts';
import { MailIcon } from '../../../components/Icon/icons/MailIcon.ts';
import { PhoneIcon } from '../../../components/Icon/icons/PhoneIcon.ts';
import { Text } from '../../../components/Text/index.ts';
import * as styles from './NoticeAddresses.css.ts';

export interface NoticeAddress {
  channel: Exclude<NoticeChannel, 'SITE'>;
  /** «+7 900 100-00-01», «здесь выключены». */
  text: string;
  /** Nothing is sent there now. */
  isOff?: boolean | undefined;
  /** «Изменить», «Включить». */
  action?: ReactNode;
}

export interface NoticeAddressesProps {
  addresses: readonly NoticeAddress[];
}

const icons = { SMS: PhoneIcon, EMAIL: MailIcon, PUSH: BellIcon } as const;

/** Where notices are sent: the phone, the e-mail and this browser. */
export function NoticeAddresses({ addresses }: NoticeAddressesProps) {
  return (
    <ul>
      {addresses.map(({ channel, text, isOff = false, action }) => {
        const Icon = icons[channel];
        return (
          <li key={channel} className={styles.row}>
            <Icon />
            <span className={styles.words}>
              <Text as="b" size="label">
                {noticeChannelLabels[channel]}
              </Text>
              <Text as="span" size="small" tone={isOff ? 'clay' : 'muted'} isNumeric>
                {text}
              </Text>
            </span>
            {action}
          </li>
        );
      })}
    </ul>
  );
}
