import { setImmediate as nextTurn } from 'node:timers/promises';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { badFile } from './goods.sheet.ts';

/** A table of 5,000 products with long texts has about 30 MB of XML. */
const maxBytes = 48 * 1024 * 1024;
/** Inflated at most a thousandfold before the limit is checked. */
const stepBytes = 16 * 1024;

const brokenFile = 'Файл повреждён. Сохраните его в Excel ещё раз';

class Entries {
  readonly texts = new Map<string, string>();
  #bytes = 0;

  take = (file: UnzipFile, isWanted: (name: string) => boolean): void => {
    if (!isWanted(file.name)) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      this.#bytes += data.length;
      if (this.#bytes > maxBytes) throw badFile('Файл слишком велик внутри. Разделите его на части');
      parts.push(data);
      if (isLast) this.texts.set(file.name, Buffer.concat(parts).toString('utf8'));
    };
    file.start();
  };
}

/**
 * The texts of an archive's files, by name. The sizes that the archive declares are not trusted: inflating stops at the
 * limit. @throws Refusal 422 on `file`
 */
export async function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  const entries = new Entries();
  const archive = new Unzip((file) => entries.take(file, isWanted));
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += stepBytes) {
    pushPart(archive, bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length);
    await nextTurn();
  }
  return entries.texts;
}

function pushPart(archive: Unzip, part: Uint8Array, isLast: boolean): void {
  try {
    archive.push(part, isLast);
  } catch (error) {
    throw error instanceof Error && error.name === 'Refusal' ? error : badFile(brokenFile);
  }
}
