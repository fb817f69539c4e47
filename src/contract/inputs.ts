import * as z from 'zod/mini'
import { toNumber } from './fields.ts'
import type { Option } from './options.ts'

/** Strict building blocks for what may be written. Each takes the sentence that a form shows. */

/** Text that must not be blank; spaces around it are dropped. */
export const required = (sentence: string) => z.string(sentence).check(z.trim(), z.minLength(1, sentence))

/** Text that may be left empty. */
export const optional = z._default(z.string().check(z.trim()), '')

const emailPattern = /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/

/** An e-mail address: something before and after one @, with a dot in what follows. */
export const email = (sentence: string) => z.string(sentence).check(z.trim(), z.regex(emailPattern, sentence))

/** An e-mail address or nothing. */
export const emailOrNothing = (sentence: string) =>
  optional.check(z.refine((value) => value === '' || emailPattern.test(value), sentence))

/** A phone number: at least seven digits, with the usual signs between them. */
export const phoneNumber = (sentence: string) =>
  z.string(sentence).check(z.trim(), z.regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, sentence))

/** A number above zero, typed or given. */
export const positive = (sentence: string) =>
  z.pipe(numeric(sentence), z.number(sentence).check(z.positive(sentence)))

/** A number of zero or more, typed or given. */
export const notNegative = (sentence: string) =>
  z.pipe(numeric(sentence), z.number(sentence).check(z.nonnegative(sentence)))

/** A calendar day as `YYYY-MM-DD`, as date fields give it. */
export const day = (sentence: string) => z.string(sentence).check(z.refine(isDay, sentence))

/** One of the values of a list of options. */
export const choice = <Value extends string>(options: readonly Option<Value>[], sentence: string) =>
  z.string(sentence).check(z.refine((value) => options.some((option) => option.value === value), sentence))

function isDay(written: string): boolean {
  const isShaped = /^\d{4}-\d{2}-\d{2}$/.test(written)
  // 31 February is moved to March by some engines and refused by others.
  return isShaped && new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written) === true
}

function numeric(sentence: string) {
  return z.pipe(z.union([z.string(), z.number()], sentence), z.transform(toNumber))
}
