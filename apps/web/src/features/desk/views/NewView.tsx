import { deskLimits, type DeskView } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { useShell } from '../../../shell/useContext.ts';
import * as styles from './views.css.ts';
import type { ViewsProps } from './viewsProps.ts';

/** Stores the current state of the list: in the open view, or under a new name. */
export function NewView({ hint, placeholder, query, openId, commands, onOpen }: ViewsProps) {
  const open = commands.views.find(({ id }) => id === openId);
  return (
    <section className={styles.group} aria-label="Сохранить вид">
      <p className={styles.hint}>{hint} Его видите только вы.</p>
      {open && open.query !== query && <Update view={open} query={query} commands={commands} />}
      <NameForm placeholder={placeholder} query={query} commands={commands} onOpen={onOpen} />
    </section>
  );
}

function Update({ view, query, commands }: { view: DeskView } & Pick<ViewsProps, 'query' | 'commands'>) {
  const { toasts } = useShell();
  const update = async () => {
    const isDone = await commands.update(view.id, { name: view.name, query });
    if (isDone) toasts.show({ kind: 'success', text: `Вид «${view.name}» обновлён` });
  };
  return (
    <Button variant="tonal" onClick={() => void update()}>
      Обновить «{view.name}»
    </Button>
  );
}

function NameForm({
  placeholder,
  query,
  commands,
  onOpen,
}: Pick<ViewsProps, 'placeholder' | 'query' | 'commands' | 'onOpen'>) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Назовите вид');
    setIsSaving(true);
    const { views, failed } = await commands.save({ name: name.trim(), query });
    setIsSaving(false);
    setProblem(failed?.reason);
    const made = views?.at(-1);
    if (!made) return;
    setName('');
    onOpen(made);
  };
  const reveal = useRevealInvalid(isSaving);
  return (
    <form className={styles.form} {...reveal} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Название нового вида"
        placeholder={placeholder}
        limit={deskLimits.viewName}
        value={name}
        onChange={setName}
        error={problem}
      />
      <Button type="submit" isLoading={isSaving} loadingText="Сохраняем">
        Сохранить вид
      </Button>
    </form>
  );
}
