import { LoadMore } from '@vetka/ui/LoadMore';
import { WordsProvider, type Words } from '@vetka/ui/WordsProvider';

// Вне компонента: объект один на всё время
const words: Words = {
  showMore: 'Ещё букеты',
  shownOf: (shown, total) => `Букетов: ${shown}, всего ${total}`,
};

export function BouquetList() {
  return (
    <WordsProvider words={words}>
      <LoadMore shown={12} total={40} href="?page=2" />
    </WordsProvider>
  );
}
