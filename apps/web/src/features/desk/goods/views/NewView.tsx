import { goodsLimits, type GoodsView } from '@vetka/domain/goods';
import { Button } from '@vetka/ui/Button';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../../shell/forms/useRevealInvalid.ts';
import { useShell } from '../../../../shell/useContext.ts';
import type { GoodsSearch } from '../goodsSearch.ts';
import { isChanged, searchOfView, viewNow } from './tableView.ts';
import type { ViewCommands } from './useViews.ts';
import * as styles from './views.css.ts';

interface NewViewProps {
  search: GoodsSearch;
  commands: ViewCommands;
  onGo: (search: GoodsSearch) => void;
}

/** Keeps what the table shows now: in the view that is open, or under a new name. */
export function NewView({ search, commands, onGo }: NewViewProps) {
  const open = commands.views.find(({ id }) => id === search.view);
  return (
    <section className={styles.group} aria-label="Сохранить вид">
      <p className={styles.hint}>Вид помнит вкладку, порядок, поиск и столбцы. Его видите только вы.</p>
      {open && isChanged(open, search) && <Update view={open} search={search} commands={commands} />}
      <NameForm search={search} commands={commands} onGo={onGo} />
    </section>
  );
}

function Update({ view, search, commands }: { view: GoodsView; search: GoodsSearch; commands: ViewCommands }) {
  const { toasts } = useShell();
  const update = async () => {
    const views = await commands.edit(view.id, viewNow(search, view.name));
    if (Array.isArray(views)) toasts.show({ kind: 'success', text: `Вид «${view.name}» обновлён` });
  };
  return (
    <Button variant="tonal" onClick={() => void update()}>
      Обновить «{view.name}»
    </Button>
  );
}

function NameForm({ search, commands, onGo }: NewViewProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Назовите вид');
    setIsSaving(true);
    const saved = await commands.save(viewNow(search, name));
    setIsSaving(false);
    setProblem(typeof saved === 'string' ? saved : undefined);
    const made = Array.isArray(saved) ? (saved as readonly GoodsView[]).at(-1) : undefined;
    if (!made) return;
    setName('');
    onGo(searchOfView(made));
  };
  const reveal = useRevealInvalid(isSaving);
  return (
    <form className={styles.form} {...reveal} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Название нового вида"
        placeholder="К переучёту"
        limit={goodsLimits.viewName}
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
