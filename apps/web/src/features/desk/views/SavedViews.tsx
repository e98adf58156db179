import { deskLimits, type DeskView } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import type { ViewCommands } from './useViews.ts';
import * as styles from './views.css.ts';
import type { ViewsProps } from './viewsProps.ts';

type SavedViewsProps = Pick<ViewsProps, 'commands' | 'onOpen'>;

/** The views of the person: opened, renamed, moved and deleted. */
export function SavedViews({ commands, onOpen }: SavedViewsProps) {
  const { views, stored } = commands;
  const [renamed, setRenamed] = useState<number>();
  if (stored.data === undefined) return <NotLoaded query={stored} />;
  if (views.length === 0) return null;
  return (
    <section className={styles.group} aria-label="Мои виды">
      <h3 className={styles.legend}>Мои виды</h3>
      <ul className={styles.views}>
        {views.map((view, place) => (
          <li key={view.id}>
            {renamed === view.id ? (
              <Rename view={view} commands={commands} onDone={() => setRenamed(undefined)} />
            ) : (
              <Row view={view} place={place} commands={commands} onOpen={onOpen} onRename={() => setRenamed(view.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const moved = (views: readonly DeskView[], from: number, to: number): number[] => {
  const ids = views.map(({ id }) => id);
  return ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1));
};

interface RowProps extends SavedViewsProps {
  view: DeskView;
  place: number;
  onRename: () => void;
}

function Row({ view, place, commands, onOpen, onRename }: RowProps) {
  const { views } = commands;
  const move = (to: number) => void commands.arrange(moved(views, place, to));
  return (
    <div className={styles.view}>
      <button type="button" className={styles.open} onClick={() => onOpen(view)}>
        {view.name}
      </button>
      <IconButton
        label={`Раньше: ${view.name}`}
        icon={<ArrowUpIcon />}
        isDisabled={place === 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        label={`Позже: ${view.name}`}
        icon={<ArrowDownIcon />}
        isDisabled={place === views.length - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton label={`Переименовать: ${view.name}`} icon={<PencilIcon />} onClick={onRename} />
      <IconButton label={`Удалить: ${view.name}`} icon={<TrashIcon />} onClick={() => void commands.remove(view)} />
    </div>
  );
}

function Rename({ view, commands, onDone }: { view: DeskView; commands: ViewCommands; onDone: () => void }) {
  const [name, setName] = useState(view.name);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Назовите вид');
    const { id, ...others } = view;
    const { failed } = await commands.edit(id, { ...others, name });
    if (failed) setProblem(failed.reason);
    else onDone();
  };
  const reveal = useRevealInvalid(false);
  return (
    <form className={styles.form} {...reveal} onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Название вида" limit={deskLimits.viewName} value={name} onChange={setName} error={problem} />
      <Button type="submit">Переименовать</Button>
    </form>
  );
}
