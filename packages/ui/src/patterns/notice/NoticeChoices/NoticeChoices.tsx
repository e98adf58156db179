import {
  noticeChannelLabels,
  noticeChannels,
  noticeGroupLabels,
  noticeGroupRules,
  type NoticeChannel,
  type NoticeChoice,
} from '@vetka/domain/notice';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { LockIcon } from '../../../components/Icon/icons/LockIcon.ts';
import { Text } from '../../../components/Text/index.ts';
import * as choice from '../../../internal/choice/choice.css.ts';
import * as styles from './NoticeChoices.css.ts';

export interface NoticeChoicesProps {
  choices: readonly NoticeChoice[];
  /** Saves the channels of one group. */
  onChange: (choice: NoticeChoice) => void;
}

interface CellProps extends Pick<NoticeChoicesProps, 'onChange'> {
  row: NoticeChoice;
  channel: NoticeChannel;
}

function Cell({ row: { group, channels }, channel, onChange }: CellProps) {
  const isLocked = channel === 'SITE' && noticeGroupRules[group].isLocked;
  const isOn = isLocked || channels.includes(channel);
  const toggled = noticeChannels.filter((each) => (each === channel ? !isOn : channels.includes(each)));
  return (
    <label className={styles.cell} {...(isLocked && { title: 'Нельзя выключить' })}>
      <input
        className={choice.native}
        type="checkbox"
        checked={isOn}
        disabled={isLocked}
        aria-label={`${noticeGroupLabels[group].title}: ${noticeChannelLabels[channel]}${isLocked ? ', всегда' : ''}`}
        onChange={() => onChange({ group, channels: toggled })}
      />
      <span className={styles.mark}>{isLocked ? <LockIcon size="s" /> : <CheckIcon size="s" />}</span>
      <span className={styles.channel}>{noticeChannelLabels[channel]}</span>
    </label>
  );
}

/** What to be told of, and where: a row for each group of notices, a column for each channel. */
export function NoticeChoices({ choices, onChange }: NoticeChoicesProps) {
  return (
    <div className={styles.table}>
      {/* Each checkbox says its group and channel. */}
      <div className={styles.head} aria-hidden="true">
        <span>О чём</span>
        {noticeChannels.map((channel) => (
          <span key={channel} className={styles.column}>
            {noticeChannelLabels[channel]}
          </span>
        ))}
      </div>
      {choices.map((row) => (
        <fieldset key={row.group} className={styles.row}>
          <legend className={styles.legend}>
            <span className={styles.title}>{noticeGroupLabels[row.group].title}</span>
            <Text as="span" size="micro" tone="muted">
              {noticeGroupLabels[row.group].text}
            </Text>
          </legend>
          <div className={styles.cells}>
            {noticeChannels.map((channel) => (
              <Cell key={channel} row={row} channel={channel} onChange={onChange} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
