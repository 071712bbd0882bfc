import { checkPdf } from './check-pdf.ts';
import { serveBeside } from './serve-beside.ts';

serveBeside(async (bytes: Uint8Array): Promise<null> => {
  checkPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return null;
});
