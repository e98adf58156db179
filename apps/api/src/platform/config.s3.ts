/** The bucket in which files are stored instead of a folder, on a server with the S3 protocol. */
export interface S3Config {
  bucket: string;
  /** Amazon's own when undefined. */
  endpoint: string | undefined;
  region: string;
  /** When undefined, the SDK looks for those of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

interface Reader {
  problems: string[];
  text: (name: string) => string | undefined;
  url: (name: string, protocols: readonly string[]) => string | undefined;
}

const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** The bucket in the environment, if any. Incomplete settings are an error: files would go to the folder. */
export function readS3(read: Reader): S3Config | undefined {
  const bucket = read.text('S3_BUCKET');
  if (bucket === undefined) {
    const lonely = others.filter((name) => read.text(name) !== undefined);
    if (lonely.length > 0) read.problems.push(`S3_BUCKET: нужно имя хранилища, раз указано ${lonely.join(', ')}`);
    return undefined;
  }
  const endpoint = read.url('S3_ENDPOINT', ['https:', 'http:']);
  const [accessKeyId, secretAccessKey] = [read.text('S3_ACCESS_KEY_ID'), read.text('S3_SECRET_ACCESS_KEY')];
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    read.problems.push('S3_ACCESS_KEY_ID: нужны оба ключа, он и S3_SECRET_ACCESS_KEY');
  }
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey };
  return { bucket, endpoint, region: read.text('S3_REGION') ?? 'us-east-1', credentials };
}
