/** How many written documents the owner may not have given back yet. */
const maxWritten = 100;

/**
 * Tells a document that the owner has replaced from those that the editor wrote. React may render an older one of
 * these after people have typed on.
 */
export function givenDocument<Document>(first: Document) {
  let [last, shown] = [first, first];
  let written: Document[] = [];
  return {
    /** The editor has written this one. */
    write(document: Document): void {
      shown = document;
      written = [...written.slice(1 - maxWritten), document];
    },
    /** Whether the editor has to show this one instead of its own. Ask once for each render. */
    isReplaced(document: Document): boolean {
      if (document === last) return false;
      last = document;
      const place = written.lastIndexOf(document);
      if (place !== -1) {
        written = written.slice(place + 1);
        return false;
      }
      const isSame = JSON.stringify(document) === JSON.stringify(shown);
      shown = document;
      return !isSame;
    },
  };
}
