/** Code to copy. */
interface Code {
  readonly type: 'code';
  readonly title: string;
  readonly language: 'sh' | 'jsonc';
  readonly text: string;
  readonly folded?: boolean | undefined;
}

/** A request, as a shell command, beside its response. */
interface Exchange {
  readonly type: 'exchange';
  readonly title: string;
  readonly request: string;
  readonly response: string;
}

/** A GET request to the API that a reader can send from the page by link, or by form if it has a `field`. */
interface ApiRequest {
  readonly type: 'request';
  readonly path: string;
  readonly links: readonly string[];
  /** The parameter in the form: one of `options`, or free text. */
  readonly field?:
    | { readonly name: string; readonly options: readonly { readonly value: string; readonly label: string }[] }
    | { readonly name: string; readonly label: string; readonly value: string; readonly maxLength: number }
    | undefined;
}

/** Blocks of the page for developers only. */
export type ApiBlock = Code | Exchange | ApiRequest;
