import { embedRules, type Embed } from '@vetka/domain/article';
import { Button } from '@vetka/ui/Button';
import { useState } from 'react';
import * as styles from './body.css.ts';

/** A video of another site, which is contacted only after a press. */
export function ArticleVideo({ embed: { provider, videoId } }: { embed: Embed }) {
  const [isOpen, setOpen] = useState(false);
  const { name, src } = embedRules[provider];
  if (isOpen) {
    return (
      <iframe
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        className={styles.video}
        title={`Видео ${name}`}
        src={src(videoId)}
        allow="fullscreen"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles.video}>
      <p>Видео хранится на {name}</p>
      <Button variant="tonal" onClick={() => setOpen(true)}>
        Посмотреть
      </Button>
    </div>
  );
}
