import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { use, useState } from 'react';
import * as styles from './page.css.ts';
import { Section } from './Section.tsx';
import { StoryCode } from './StoryCode.tsx';
import { storyTitle } from './storyTitle.ts';
import { useTheme } from './theme.ts';

type StoryOfPage = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** An iframe for a story that opens over the page or needs the width of a phone. */
function StoryFrame({ story, isPhone }: { story: StoryOfPage; isPhone: boolean }) {
  const theme = useTheme();
  return (
    <>
      <iframe
        className={styles.frame}
        title={storyTitle(story.name)}
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

/** A story with a `play` function takes the focus and would scroll the page to itself, so it runs only on request. */
function FramedStory({ story, isPhone }: { story: StoryOfPage; isPhone: boolean }) {
  const [isShown, setShown] = useState(story.playFunction === undefined);
  return (
    <>
      {isShown ? (
        <StoryFrame story={story} isPhone={isPhone} />
      ) : (
        <div>
          <Button variant="tonal" onClick={() => setShown(true)}>
            Показать пример
          </Button>
        </div>
      )}
      <StoryCode file={String(story.parameters['fileName'])} id={story.id} />
    </>
  );
}

function StoryOnPage({ story, isOverPage }: { story: StoryOfPage; isOverPage: boolean }) {
  const viewport: unknown = story.storyGlobals['viewport'];
  const isPhone =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value === 'phone';
  const { docs } = story.parameters as { docs?: { story?: { inline?: boolean } } };
  if (isOverPage || isPhone || docs?.story?.inline === false) return <FramedStory story={story} isPhone={isPhone} />;
  return (
    <div className={styles.canvas}>
      <Canvas of={story.moduleExport} sourceState="none" />
      <StoryCode file={String(story.parameters['fileName'])} id={story.id} />
    </div>
  );
}

/** The first story, shown at the top of the page. */
export function FirstStory({ isOverPage }: { isOverPage: boolean }) {
  const [story] = use(DocsContext).componentStories();
  return story && <StoryOnPage story={story} isOverPage={isOverPage} />;
}

/** All stories of the file except the first. */
export function StoriesSection({ isOverPage }: { isOverPage: boolean }) {
  const [, ...stories] = use(DocsContext).componentStories();
  if (stories.length === 0) return null;
  return (
    <Section id="stories" title="Состояния">
      <div className={styles.stories}>
        {stories.map((story) => (
          <div key={story.id} className={styles.section}>
            <Heading level={3}>{storyTitle(story.name)}</Heading>
            <StoryOnPage story={story} isOverPage={isOverPage} />
          </div>
        ))}
      </div>
    </Section>
  );
}
