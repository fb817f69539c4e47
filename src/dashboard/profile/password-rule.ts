import { passwordLength } from '#src/contract/features.ts'

/** What a new password has to be, beside its field. */
export const passwordRule = `${passwordLength.min} to ${passwordLength.max} characters. A few words are easiest to keep.`
