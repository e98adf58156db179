import { Button } from '@vetka/ui/Button';
import { MessageIcon } from '@vetka/ui/Icon';
import { useWriting, type Correspondent } from './writing.ts';

/** «Написать»: a link to the conversation with a person or a shop. */
export function WriteButton(correspondent: Correspondent) {
  const { chatHref, onChat } = useWriting(correspondent);
  const look = { variant: 'outline', icon: <MessageIcon />, children: 'Написать' } as const;
  if (onChat) return <Button {...look} onClick={onChat} />;
  return chatHref === undefined ? null : <Button {...look} href={chatHref} />;
}
