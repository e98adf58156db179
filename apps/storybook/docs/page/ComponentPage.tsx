import { useOf } from '@storybook/addon-docs/blocks';
import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import { withoutAliases } from '../search/aliases.ts';
import { documentationOf } from '../kit/registry.ts';
import { folderOf } from './folders.ts';
import { GuideSections } from './GuideSections.tsx';
import * as styles from './page.css.ts';
import { importLine, PropsSection } from './PropsSection.tsx';
import { FirstStory, StoriesSection } from './StoriesSection.tsx';
import { Words } from './Words.tsx';

/** The page of a component: guide, stories and properties. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName']);
  const folder = folderOf(file);
  const { guide, components = [] } = documentationOf(file) ?? {};
  // Only screens and forms have no guide. They take focus and need the full window.
  const isOverPage = guide?.isOverPage ?? guide === undefined;
  return (
    <div className={styles.page}>
      <header className={styles.section}>
        <Heading level={1}>{withoutAliases(preparedMeta.title.split('/').at(-1) ?? '')}</Heading>
        {guide && (
          <>
            <div className={styles.prose}>
              <Text size="lead">
                <Words>{guide.is}</Words>
              </Text>
            </div>
            <div>
              <code className={styles.code}>{importLine(folder, components)}</code>
            </div>
          </>
        )}
      </header>
      <FirstStory isOverPage={isOverPage} />
      {guide && <GuideSections guide={guide} />}
      <StoriesSection isOverPage={isOverPage} />
      <PropsSection components={components} />
    </div>
  );
}
