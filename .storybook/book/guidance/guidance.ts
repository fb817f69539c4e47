/** The title of a part, then when and how it is right, then what it is not for. */
export type Guidance = Record<string, readonly [use: string, avoid: string]>
