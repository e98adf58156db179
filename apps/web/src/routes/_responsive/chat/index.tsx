import { createFileRoute, useSearch } from '@tanstack/react-router';
import { correspondentIn, parseCorrespondent, productIn } from '../../../features/chat/correspondent.ts';
import { StartRoom } from '../../../features/chat/lazyComponents.ts';

/** The list of conversations, rendered by the chat layout, or a conversation that is being created. */
export const Route = createFileRoute('/_responsive/chat/')({ component: Start });

function Start() {
  const search = useSearch({ from: '/_responsive/chat' });
  const correspondent = correspondentIn(search);
  return (
    parseCorrespondent(correspondent) && <StartRoom correspondent={String(correspondent)} product={productIn(search)} />
  );
}
