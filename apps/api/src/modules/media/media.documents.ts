export interface DocumentType {
  contentType: string;
  /** Without the dot. */
  extension: string;
}

/** Formats that are recognised by their content. Those with macros have types of their own and are refused. */
const documents: ReadonlySet<string> = new Set(['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods']);

/** Plain text has no signature: its name says what it is, and its bytes must not contradict. */
const textName = /\.(txt|csv)$/i;
const textTypes: Record<string, string> = { txt: 'text/plain', csv: 'text/csv' };

/** Tab, line feed, form feed and carriage return are the control characters of text. */
const isText = (content: Buffer): boolean =>
  content.length > 0 && content.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte));

/** The type of a document; `undefined` for anything that is not one. */
export async function documentTypeOf(content: Buffer, name: string): Promise<DocumentType | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(content);
  if (found) return documents.has(found.ext) ? { contentType: found.mime, extension: found.ext } : undefined;
  const extension = textName.exec(name)?.[1]?.toLowerCase();
  const contentType = extension && textTypes[extension];
  return contentType && isText(content) ? { contentType, extension } : undefined;
}
