import { SyntaxHighlighter } from 'storybook/internal/components';
import * as styles from './page.css.ts';

/** Code on a page, as one would type it. */
export function CodeBlock({ language, code }: { language: 'tsx' | 'typescript' | 'css'; code: string }) {
  return (
    <div className={styles.source}>
      <SyntaxHighlighter language={language} format={false} copyable={false} bordered padded>
        {code}
      </SyntaxHighlighter>
    </div>
  );
}
