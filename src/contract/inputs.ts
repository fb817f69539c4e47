import * as z from 'zod/mini'
import { type Currency, readAmount, readPlainNumber } from '#src/contract/typed/amount.ts'
import {
  emailPattern,
  emailText,
  phonePattern,
  phoneText,
  plainText,
} from '#src/contract/typed/typed-text.ts'
import type { Option } from './options.ts'

/**
 * Strict building blocks for what may be written. Each takes the sentence that a form shows. Everything that people
 * type or paste is normalised here before it is checked, passwords alone are not.
 */

/** Text that must not be blank; invisible characters, and spaces around it, are dropped. */
export const required = (sentence: string) =>
  z.string(sentence).check(z.overwrite(plainText), z.trim(), z.minLength(1, sentence))

/** Text that may be left out altogether. */
export const leftOut = z.optional(z.string().check(z.overwrite(plainText)))

/** Text that may be left empty. */
export const optional = z._default(z.string().check(z.overwrite(plainText), z.trim()), '')

/** Texts of a list: names, tags. */
export const texts = z._default(z.array(z.string().check(z.overwrite(plainText))), [])

/** An e-mail address that mail can be sent to. */
export const email = (sentence: string) =>
  z.string(sentence).check(z.overwrite(emailText), z.regex(emailPattern, sentence))

/** An e-mail address or nothing. */
export const emailOrNothing = (sentence: string) =>
  z._default(
    z.string().check(
      z.overwrite(emailText),
      z.refine((value) => value === '' || emailPattern.test(value), sentence),
    ),
    '',
  )

/** A phone number: at least seven digits, with the usual signs between them. */
export const phoneNumber = (sentence: string) =>
  z.string(sentence).check(z.overwrite(phoneText), z.regex(phonePattern, sentence))

/** A phone number, or any words in its place. */
export const phoneOrWords = z._default(z.string().check(z.overwrite(phoneText)), '')

/** A number above zero, as programs write it. */
export const positive = (sentence: string) =>
  z.pipe(numeric(sentence), z.number(sentence).check(z.positive(sentence)))

/** A number of zero or more, as programs write it. */
export const notNegative = (sentence: string) =>
  z.pipe(numeric(sentence), z.number(sentence).check(z.nonnegative(sentence)))

/**
 * The same for a form, whose entry people type: `₦25m`. An entry that is not one amount has a sentence of its own.
 *
 * @param number `positive` or `notNegative`: what the API takes
 */
export const typedAmount = (currency: Currency, number: ReturnType<typeof positive>) =>
  z.pipe(
    z.transform((entry: string | number, { issues }): string | number => {
      const amount = readAmount(entry, currency)
      // A field that nobody has touched may have no value.
      if (amount !== undefined || !/\S/.test(String(entry ?? ''))) return amount ?? ''
      issues.push({ code: 'custom', message: unreadableAmount(currency), input: entry })
      return z.NEVER
    }),
    number,
  )

const unreadableAmount = ({ name }: Currency) =>
  `This cannot be read as one amount in ${name}. Write it as 25,000,000 or 25 million`

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
  return z.pipe(
    z.union([z.string(), z.number()], sentence),
    z.transform((value: string | number) => readPlainNumber(value)),
  )
}
