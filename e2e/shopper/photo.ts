import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from '@playwright/test';

/** A pink flower, 480 by 360 pixels. */
const flower =
  '/9j/2wBDACgoKCgrKC0yMi0/RDxEP11VTk5VXYxkbGRsZIzVhZuFhZuF1bzkua255Lz//+vr////////////////////////2wBDASgoKCgrKC0yMi0/RDxEP11VTk5VXYxkbGRsZIzVhZuFhZuF1bzkua255Lz//+vr////////////////////////wgARCAFoAeADASIAAhEBAxEB/8QAGQABAAMBAQAAAAAAAAAAAAAAAAIDBAEF/8QAGAEBAQEBAQAAAAAAAAAAAAAAAAEDAgT/2gAMAwEAAhADEAAAAPUEgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqW2ObjTVLH01qrWYIAAAAAAAAAAAAAAAAAAAAAAAAKljUPQFoC2pJsVWvOCAAAAAAAAAAAAAAAAAAACtbGfjrSzSL0JueZbaWoXQAADurJdM7iDKaiLrSzdXQrscAgAAAAAAAAAAAAAAodRgXcFAd4TvABQAAHeE7wAUBOBNii+YA5AAAAAAAAAAAAAY9OZsF0AAAAAAAAAAAAAbMemZzDEAAAAAAAAAAAACGbVlbBdAAAAAAAAAAAAAGnNqmcgxAAAAAAAAAAAAAZNdDSoXYAAAAAAAAAAAADuui+YgzAAAAAAAAAAAAEFnXVBoF1AAAAE+ZBayVLRUnDUHVAAAA0WY5zLShNmCAAAAAAAAAAClVI3C9AAAACzidHlgAAFSyv1UO6AAAAupTnYpuYAgAAAAAAAAEcttTcL2AAAAB2yMvNyGYAABXZHRAenoAAAABqy2zi8MAAAAAAAAAM9dtT0BegAAAAJyjLy8hwAAARlHtAeroAAAABZXbObw84AAAAAAAAEcuylpSLsAAAAB2yqzCdGMAAAVzr2ob0AAAABqrumIMwAAAAAAAAAKadkGmZOF1BQAAAi1VPCSGUAIw1ob0KAAAE0hdOcyBmAAAAAAAAAAAArsodVC+gAAAAAIACgAAAANFlF884OQAAAAAAAAAAAAGTTlahdQAAAAAAAAAAAAO68eqZSDIAAAAAAAAAAAACGbTmbBdAAAAAAAAAAAAAGnNpmcwxAAAAAAAAAAAAAY9lDSoXYAAAAAAAAAAAABsovmIMwAAAAAAAAAAAAAM0NlbXOs47gnIq7om4ycupdhegAAHeXTmrmyDjMti7gn0rnbY4BkAAAAAAAAAAAAAAAAAABzLrqd0C7gAAd1V2zAHAAAAAAAAAAAAAAAAAAAAAAAAFFWyprQ7y6Dpy2VszBkAAAAAAAAAAAAAAAAAAAAAAAAAAjIsZACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf/xAAmEAEAAQMCBQUBAQAAAAAAAAABAgADETBAITFBUFEQEhMgMnFw/9oACAEBAAE/AP8AFfdHyV7o+TvMrgcqZLzfUknJqNwefdpzzwPvCeOD3S5LHA0bcs8HuS4FpcudEcOaHIPam6HLjTdlXyT818k/NF16lFyL6XXkadp5no3IlN16FfJPzXyT80XZUXR58OwqBUpsv59yScmlVzpijmmS837wmx/lCJv7ksuN7blhxvlwLvxyDvbn4d/b/Bvbn4d/b/BvZGYu/iYib5MKb0Mob+6cc720cc7+4xwmdbDWHWtscBneymRqU5OqRrB64pjqxnIqMyW6nc6GqGaDH3TNJjVhc6O4uT6GsGNFM61ufR205e2OtE46cuetCXujtbrxDWjpy1rTxTa3f1rR5acuWta/W1unEdaOnLWtHFdrOPujrReOnJ460I+2O2uQ6msOdFca1uHV3E7fU1RxQ5+64pc6sLfV3UoEqlCRqkqyeuaZasYSajAjvbhHC41stZda2RwON/deON7aeON+uVd6OEd9NxF38XMTe3Pw7+3+De3Pw7+H4N6mRN+GAN9cjhzvbccud+glSgx/n3IryKRHGmCuKYpzPvGDL+UAHYW0PLhTalXxz8V8c/FFp6tFuJ6XTk6do5vo24tNp6NfHPxXxz8UWpUWg58e1JkSkw40Qy4oMAdyuRzxNG3HHF7pOGOJ94Qzxe7StjypinM9SK8io2w5959sfBXtj4P8W//EACIRAAIBAwMFAQAAAAAAAAAAAAECAwAxQBARIBIyQlFwgP/aAAgBAgEBPwD76zBb0ZvQoTexSsGtlO3SKJJ1BIpG6hkynduMR2bJk7zxj7xkyr5cYl8spoiLarETf8Of/8QAJREBAAEDAwQCAwEAAAAAAAAAAQIAETADIFESITFAEEETMlBg/9oACAEDAQE/AP5YLRp8tOnw0ie0F2gA+UEpLPqgvivxyrolSJUCxfbMuXoFrolX42kTz6ES7QBlQakWc+n4c+p4M+n4c+p4M+m98+o98wLUYcu+9X3yhw0iZAu0Aeig0lnHAsb3ab5lzHH9T05fq44S+t7tN85fWSM+aEd1vm25QqU+M0C8s8y0s+meXPqHhz6fjPqeM+m97Z9R729A1Oa6o811R5p1OKi3NsmxRqc11R5rqjzTqcerCVm22crtvajP6fmU/o/xX//Z';

/** Writes a file to upload and returns its path: a file passed by path is not sent through the test protocol. */
export function file(name: string, content: string | Buffer): string {
  const path = test.info().outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** A photo to upload. `megabytes` pads it: decoders ignore bytes after the end of a JPEG. */
export const photo = (name: string, megabytes = 0): string =>
  file(name, Buffer.concat([Buffer.from(flower, 'base64'), Buffer.alloc(megabytes * 2 ** 20)]));

/** A black image in a format that browsers display but the site does not accept (BMP). */
export function bitmap(name: string, width: number, height: number): string {
  const content = Buffer.alloc(54 + Math.ceil((width * 3) / 4) * 4 * height);
  content.write('BM');
  content.writeUInt32LE(content.length, 2);
  content.writeUInt32LE(54, 10);
  content.writeUInt32LE(40, 14);
  content.writeInt32LE(width, 18);
  content.writeInt32LE(height, 22);
  content.writeUInt16LE(1, 26);
  content.writeUInt16LE(24, 28);
  return file(name, content);
}
