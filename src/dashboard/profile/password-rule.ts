import { passwordLength } from '#src/contract/http/features.ts'

/** Rule for a new password, shown beside its field. */
export const passwordRule = `${passwordLength.min} to ${passwordLength.max} characters. A few words are easiest to keep.`
