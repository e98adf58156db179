import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditKind } from '@vetka/domain/moderation';
import { Bleed } from '@vetka/ui/Bleed';
import { Button } from '@vetka/ui/Button';
import { useId, useState } from 'react';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { AuditEntries } from './AuditEntries.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';

interface ObjectHistoryProps {
  kind: AuditKind;
  id: number;
}

/** The administration's acts on one object. Fetched when opened. */
export function ObjectHistory(props: ObjectHistoryProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.notes}>
      <Bleed horizontal={16}>
        <Button
          variant="plain"
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((before) => !before)}
        >
          История решений
        </Button>
      </Bleed>
      <div id={id}>{isOpen && <Opened {...props} />}</div>
    </div>
  );
}

function Opened({ kind, id }: ObjectHistoryProps) {
  const list = useInfiniteQuery(moderationQueries.audit(useApi(), { kind, objectId: id }));
  return (
    <PagedItems list={list} empty={<p className={styles.note}>Решений ещё не было.</p>}>
      {(entries) => <AuditEntries entries={entries} isOfOneObject />}
    </PagedItems>
  );
}
