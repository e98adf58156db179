import { unreadTotal, type NoticeSide, type NoticeUnread } from '@vetka/domain/notice';
import { plural } from '@vetka/domain/plural';
import { Heading } from '@vetka/ui/Heading';
import { CheckCheckIcon, SettingsIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { NoticeFeed } from './NoticeFeed.tsx';
import * as styles from './notice.css.ts';
import { useNotices } from './useNotices.ts';

const summaryOf = (unread: NoticeUnread): string => {
  const total = unreadTotal(unread);
  return total > 0 ? plural(total, ['новое', 'новых', 'новых']) : 'Всё прочитано';
};

/** «Уведомления» as a page, for phones and for links. */
export default function NoticesPage() {
  const [side, setSide] = useState<NoticeSide>();
  const { readAll, ...feed } = useNotices(side);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <Heading level={1}>Уведомления</Heading>
          <Text size="small" tone="muted">
            {summaryOf(feed.unread)}
          </Text>
        </div>
        {readAll && <IconButton label="Прочитать все" icon={<CheckCheckIcon size="l" />} onClick={readAll} />}
        <IconButton
          label="О чём и куда писать"
          icon={<SettingsIcon size="l" />}
          href={pagePath('/my/notices/settings')}
        />
      </header>
      <NoticeFeed {...feed} side={side} onSide={setSide} />
    </div>
  );
}
