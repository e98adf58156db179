import { createFileRoute, useSearch } from '@tanstack/react-router';
import { StartRoom } from '../../../features/chat/lazyComponents.ts';

/** The list of conversations, rendered by the chat layout, or a conversation that is being created. */
export const Route = createFileRoute('/_responsive/chat/')({ component: Start });

function Start() {
  const { with: correspondent } = useSearch({ from: '/_responsive/chat' });
  return correspondent !== undefined && <StartRoom correspondent={correspondent} />;
}
