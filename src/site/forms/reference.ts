import { company } from '#src/company/company.ts'

/** Characters of a reference. Omits I, L, O and U, which are ambiguous on the phone. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns the readable reference of an item's id: `KES-7F3K-2QXD`. */
export function referenceOf(id: string): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16)
  const letters = Array.from(
    { length: 8 },
    (_, index) => characters[Math.floor(bits / 32 ** (7 - index)) % 32],
  )
  return [company.initials, letters.slice(0, 4).join(''), letters.slice(4).join('')].join('-')
}
