import { Link } from '../../../components/Link/index.ts';
import { textParts } from './textParts.ts';

/** The text of a message: addresses are links, and nothing else is markup. */
export function MessageText({ text }: { text: string }) {
  return textParts(text).map(({ at, text: part, href }) =>
    href === undefined ? (
      part
    ) : (
      <Link key={at} tone="text" href={href} target="_blank" rel="nofollow ugc noopener">
        {part}
      </Link>
    ),
  );
}
