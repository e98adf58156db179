interface SavedFile {
  name: string;
  /** MIME type. */
  type: string;
  text: string;
}

/** Gives the browser a file to save. */
export function saveFile({ name, type, text }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
