import { useInfiniteQuery } from '@tanstack/react-query';
import { stemMoveReasonLabels, type StemMove } from '@vetka/domain/stem';
import { DateText } from '@vetka/ui/DateText';
import { Anchor } from '@vetka/ui/Link';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './stems.css.ts';
import { stemsQueries, type MovesOf } from './stems.queries.ts';

interface StemMovesListProps {
  service: string;
  of: MovesOf;
}

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

/** The figure of a change: of the shelf, or of the free pieces. */
const changeText = ({ onShelf, free }: StemMove): string => signed(onShelf === 0 ? free : onShelf);

/** Every change of stock, the newest first. */
export function StemMovesList({ service, of }: StemMovesListProps) {
  const list = useInfiniteQuery(stemsQueries.moves(useApi(), service, of));
  return (
    <PagedItems list={list} empty={<p className={styles.note}>Движений пока не было.</p>}>
      {(rows) => (
        <ul className={styles.moves}>
          {rows.map((move) => (
            <li key={move.id} className={styles.move}>
              <span>
                {stemMoveReasonLabels[move.reason]}
                {'product' in of && `: ${move.stemName}`}
              </span>
              <span className={styles.strong}>{changeText(move)}</span>
              <span className={styles.who}>
                <About service={service} move={move} />
                <DateText value={move.createdAt} />, свободно {move.stock}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  );
}

function About({ service, move: { by, note, orderServiceId } }: { service: string; move: StemMove }) {
  return (
    <>
      {orderServiceId !== null && (
        <>
          <Anchor
            className={styles.link}
            href={pagePath('/my/shop/$service/orders/$id', { service, id: orderServiceId })}
          >
            Заказ №&nbsp;{orderServiceId}
          </Anchor>
          {', '}
        </>
      )}
      {[note, by].filter(Boolean).map((text) => `${text}, `)}
    </>
  );
}
