export { ChatThread, type ChatThreadProps } from './ChatThread.tsx';
export { ChatThreadHead, type ChatThreadHeadProps } from './ChatThreadHead.tsx';
export type { MessageCards } from './MessageRow.tsx';
export type { ThreadMessage } from './threadRows.ts';
