/** Words that may not be published: src/api/README.md, "What never appears". */
export interface Amount {
  readonly rule: 'fee' | 'success rate';
  /** The words that break the rule. */
  readonly text: string;
  /** Offset of `text`, in UTF-16 code units. */
  readonly index: number;
}
