/** Advice on one part, a sentence each. `avoid` begins with "Don’t". */
export interface Advice {
  use: string
  avoid: string
}

/** Advice by the title of a part. */
export type Guidance = Record<string, Advice>
