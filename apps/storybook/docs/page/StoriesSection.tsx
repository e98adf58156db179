import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { use, useState } from 'react';
import * as styles from './page.css.ts';
import { Section } from './Section.tsx';
import { useTheme } from './theme.ts';

type StoryOfPage = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** A window of its own for a story that opens over the page or is shown at the width of a phone. */
function StoryFrame({ story, isPhone }: { story: StoryOfPage; isPhone: boolean }) {
  const theme = useTheme();
  return (
    <>
      <iframe
        className={styles.frame}
        title={story.name}
        src={`./iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`}
        loading="lazy"
        {...(isPhone && { 'data-phone': '' })}
      />
      <a className={styles.link} href={`./?path=/story/${story.id}`} target="_top">
        Открыть отдельно
      </a>
    </>
  );
}

/** A story that plays takes the focus, and would pull the page to itself: it waits until somebody asks. */
function FramedStory({ story, isPhone }: { story: StoryOfPage; isPhone: boolean }) {
  const [isShown, setShown] = useState(story.playFunction === undefined);
  if (isShown) return <StoryFrame story={story} isPhone={isPhone} />;
  return (
    <div>
      <Button variant="tonal" onClick={() => setShown(true)}>
        Показать пример
      </Button>
    </div>
  );
}

function StoryOnPage({ story, isOverPage }: { story: StoryOfPage; isOverPage: boolean }) {
  const viewport: unknown = story.storyGlobals['viewport'];
  const isPhone =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value === 'phone';
  if (isOverPage || isPhone) return <FramedStory story={story} isPhone={isPhone} />;
  return <Canvas of={story.moduleExport} />;
}

/** The story that a page begins with. */
export function FirstStory({ isOverPage }: { isOverPage: boolean }) {
  const [story] = use(DocsContext).componentStories();
  return story && <StoryOnPage story={story} isOverPage={isOverPage} />;
}

/** All stories of the page's file but the first. */
export function StoriesSection({ isOverPage }: { isOverPage: boolean }) {
  const [, ...stories] = use(DocsContext).componentStories();
  if (stories.length === 0) return null;
  return (
    <Section id="stories" title="Состояния">
      {stories.map((story) => (
        <div key={story.id} className={styles.section}>
          <Heading level={3}>{story.name}</Heading>
          <StoryOnPage story={story} isOverPage={isOverPage} />
        </div>
      ))}
    </Section>
  );
}
