import { fileTypeFromBuffer } from 'file-type';

/** Where every format that is taken here has told what it is. */
const HEAD_BYTES = 4_100;

/** A file's type by how it begins; names and declared types prove nothing. */
export async function typeOf(bytes: Buffer): Promise<string> {
  return (await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)))?.mime ?? '';
}
