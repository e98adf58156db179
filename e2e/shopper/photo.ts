import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from '@playwright/test';

/** A pink flower, 64 by 48 pixels. */
const flower =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAwAEADASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAQFBgH/xAAeEAACAgIDAQEAAAAAAAAAAAAAAQIDBBEFMWEhQf/EABgBAQEAAwAAAAAAAAAAAAAAAAACAQME/8QAGhEBAQEBAAMAAAAAAAAAAAAAAAECAxEhMf/aAAwDAQACEQMRAD8A6oAELATZuUsataW5y6RjW323Pdk2/PwzI245Xft0QOdqvtpe65teb+GzhZSya3tanHtCw3yuPakAGGoAAGJycnLMkn1FJIkNHlaGpq6K+Nal4ZxUd/Oy5ngK+Mk45kUupJpkho8VQ3N3SXxLUfRTpZM3y1QAS4AAAeNKSakk0+0yG3i6pPdc3DztF4Cs6ufiCri6ovdk3PzpFySikopJLpI9ANauvoAAl//Z';

/** Makes a file to choose, and tells where it lies: what comes by its path is not sent through the test's own wires. */
export function file(name: string, content: string | Buffer): string {
  const path = test.info().outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** A photograph to choose, heavier when told so: what follows the end of a JPEG belongs to nobody. */
export const photo = (name: string, megabytes = 0): string =>
  file(name, Buffer.concat([Buffer.from(flower, 'base64'), Buffer.alloc(megabytes * 2 ** 20)]));
