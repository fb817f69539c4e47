import * as z from 'zod/mini'
import type { Option } from '#src/contract/options.ts'
import { type Currency, readAmount, readPlainNumber } from './typed/amount.ts'
import { emailPattern, emailText, phonePattern, phoneText, plainText } from './typed/typed-text.ts'

/**
 * Strict schemas for input. Each takes the message that a form shows. All typed or pasted text except passwords is
 * normalised before validation.
 */

/** Text that must not be blank, without invisible characters and surrounding spaces. */
export const requiredText = (sentence: string) =>
  z.string(sentence).check(z.overwrite(plainText), z.trim(), z.minLength(1, sentence))

/** Text that may be omitted. */
export const leftOut = z.optional(z.string().check(z.overwrite(plainText)))

/** Text that may be empty. */
export const optional = z._default(z.string().check(z.overwrite(plainText), z.trim()), '')

/** A list of texts: names, tags. */
export const texts = z._default(z.array(z.string().check(z.overwrite(plainText))), [])

/** A valid email address. */
export const email = (sentence: string) =>
  z.string(sentence).check(z.overwrite(emailText), z.regex(emailPattern, sentence))

/** A valid email address, or ''. */
export const emailOrNothing = (sentence: string) =>
  z._default(
    z.string().check(
      z.overwrite(emailText),
      z.refine((value) => value === '' || emailPattern.test(value), sentence),
    ),
    '',
  )

/** A phone number: at least seven digits, with the usual characters between them. */
export const phoneNumber = (sentence: string) =>
  z.string(sentence).check(z.overwrite(phoneText), z.regex(phonePattern, sentence))

/** A phone number, or any other text. */
export const phoneOrWords = z._default(z.string().check(z.overwrite(phoneText)), '')

/** A number above zero, in plain notation. */
export const positive = (sentence: string) =>
  z.pipe(numeric(sentence), z.number(sentence).check(z.positive(sentence)))

/** A number of zero or more, in plain notation. */
export const notNegative = (sentence: string) =>
  z.pipe(numeric(sentence), z.number(sentence).check(z.nonnegative(sentence)))

/**
 * An amount as typed into a form: `₦25m`. An entry that is not one amount has its own message.
 *
 * @param number `positive` or `notNegative`, as the API requires
 */
export const typedAmount = (currency: Currency, number: ReturnType<typeof positive>) =>
  z.pipe(
    z.transform((entry: string | number, { issues }): string | number => {
      const amount = readAmount(entry, currency)
      // An untouched field may have no value.
      if (amount !== undefined || !/\S/.test(String(entry ?? ''))) return amount ?? ''
      issues.push({ code: 'custom', message: unreadableAmount(currency), input: entry })
      return z.NEVER
    }),
    number,
  )

const unreadableAmount = ({ name }: Currency) =>
  `This cannot be read as one amount in ${name}. Write it as 25,000,000 or 25 million`

/** A calendar day as `YYYY-MM-DD`, the format of date fields. */
export const day = (sentence: string) => z.string(sentence).check(z.refine(isDay, sentence))

/** A value from a list of options. */
export const choice = <Value extends string>(options: readonly Option<Value>[], sentence: string) =>
  z.string(sentence).check(z.refine((value) => options.some((option) => option.value === value), sentence))

function isDay(written: string): boolean {
  const isShaped = /^\d{4}-\d{2}-\d{2}$/.test(written)
  // Some browsers move 31 February to March, others reject it.
  return isShaped && new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written) === true
}

function numeric(sentence: string) {
  return z.pipe(
    z.union([z.string(), z.number()], sentence),
    z.transform((value: string | number) => readPlainNumber(value)),
  )
}
