interface SavedFile {
  name: string;
  /** MIME type. */
  type: string;
  text: string;
}

/** Gives the browser a text to save as a file. */
export const saveFile = ({ name, type, text }: SavedFile): void => saveBlob(new Blob([text], { type }), name);

/** Gives the browser a file to save. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
