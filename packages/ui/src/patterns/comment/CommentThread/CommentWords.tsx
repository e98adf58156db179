import { splitMentions, type Comment } from '@vetka/domain/comment';
import { Link } from '../../../components/Link/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { personPath } from '../../paths.ts';

/** The text of a comment: mentions of people lead to their pages, everything else is plain text. */
export function CommentWords({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  return (
    <Text isPreLine>
      {splitMentions(text, mentions).map((piece, index) =>
        'text' in piece ? (
          piece.text
        ) : (
          <Link key={index} tone="text" href={personPath(piece.nickname)}>
            {`@${piece.nickname}`}
          </Link>
        ),
      )}
    </Text>
  );
}
