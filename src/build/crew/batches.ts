/** Gathers what is asked for one by one into calls for as many as come at once, at most `most`. */
export function inBatches<I, O>(
  most: number,
  call: (inputs: readonly I[]) => Promise<readonly O[]>,
): (input: I) => Promise<O> {
  let open: { input: I; settle: PromiseWithResolvers<O> }[] = [];
  const send = () => {
    const batch = open;
    open = [];
    if (batch.length === 0) return;
    call(batch.map(({ input }) => input)).then(
      (outputs) => batch.forEach(({ settle }, index) => settle.resolve(outputs[index]!)),
      (error: unknown) => batch.forEach(({ settle }) => settle.reject(error)),
    );
  };
  return (input) => {
    if (open.length === 0) setImmediate(send);
    const settle = Promise.withResolvers<O>();
    open.push({ input, settle });
    if (open.length === most) send();
    return settle.promise;
  };
}
