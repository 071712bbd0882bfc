export type Say = (text: string) => Promise<void>;

/**
 * What `write` says, as bytes that wait for their reader: nothing is kept but what is on its way.
 * Whoever asks hears of a failure before the first word; after it the stream breaks off, so that
 * nobody takes a part for the whole.
 * @param brokeOff hears why
 */
export async function textStream(
  write: (say: Say) => Promise<unknown>,
  brokeOff: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const { promise: begun, resolve: begin, reject: failAtOnce } = Promise.withResolvers<void>();
  const say: Say = async (text) => {
    begin();
    await writer.ready;
    await writer.write(encoder.encode(text));
  };
  let hasBegun = false;
  void begun.then(
    () => {
      hasBegun = true;
    },
    () => undefined,
  );
  write(say)
    .then(() => writer.close())
    .catch((error: unknown) => {
      if (hasBegun) brokeOff(error);
      failAtOnce(error);
      return writer.abort(error).catch(() => undefined);
    });
  await begun;
  return readable;
}
