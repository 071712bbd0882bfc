/** An address that is not called, or an answer that is not taken; the message is for who gave it. */
export class WebRefused extends Error {
  override readonly name = 'WebRefused';
}
