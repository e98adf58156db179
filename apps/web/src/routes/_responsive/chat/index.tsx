import { createFileRoute } from '@tanstack/react-router';

/** The list of conversations alone: the layout of the chat shows it. */
export const Route = createFileRoute('/_responsive/chat/')({});
