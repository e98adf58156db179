import { typingText } from '@vetka/domain/chat';
import { Text } from '../../../components/Text/index.ts';
import * as styles from './TypingIndicator.css.ts';

export interface TypingIndicatorProps {
  isTyping: boolean;
}

/** «Печатает» while the other side types. Its line is always present, so nothing moves, and is announced politely. */
export function TypingIndicator({ isTyping }: TypingIndicatorProps) {
  return (
    <div className={styles.line} role="status">
      {isTyping && (
        <Text as="span" size="small" tone="leaf">
          <span className={styles.dots} aria-hidden="true" />
          {typingText}
        </Text>
      )}
    </div>
  );
}
