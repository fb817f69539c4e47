/** A place on the map of projects: its name, degrees north, degrees east. */
export type Place = readonly [name: string, north: number, east: number]

/** Towns, terminals and fields where the company may work. An owner elsewhere also replaces `country.ts`. */
export const places: readonly Place[] = [
  ['Aba', 5.11, 7.37],
  ['Abeokuta', 7.15, 3.35],
  ['Abuja', 9.06, 7.49],
  ['Ado-Ekiti', 7.62, 5.22],
  ['Ajaokuta', 7.55, 6.65],
  ['Akure', 7.25, 5.2],
  ['Asaba', 6.2, 6.73],
  ['Bauchi', 10.31, 9.84],
  ['Benin City', 6.34, 5.62],
  ['Bonny', 4.45, 7.17],
  ['Brass', 4.31, 6.24],
  ['Calabar', 4.95, 8.32],
  ['Egbema', 5.54, 6.73],
  ['Eket', 4.64, 7.92],
  ['Eleme', 4.79, 7.12],
  ['Enugu', 6.44, 7.5],
  ['Escravos', 5.6, 5.19],
  ['Forcados', 5.36, 5.35],
  ['Gombe', 10.29, 11.17],
  ['Ibadan', 7.38, 3.9],
  ['Ilorin', 8.5, 4.55],
  ['Jebba', 9.13, 4.83],
  ['Jos', 9.9, 8.86],
  ['Kaduna', 10.52, 7.44],
  ['Kainji', 9.86, 4.61],
  ['Kano', 12, 8.52],
  ['Katsina', 12.99, 7.6],
  ['Koko', 6, 5.47],
  ['Lagos', 6.45, 3.4],
  ['Lekki', 6.43, 4],
  ['Lokoja', 7.8, 6.74],
  ['Maiduguri', 11.83, 13.15],
  ['Makurdi', 7.73, 8.54],
  ['Minna', 9.62, 6.55],
  ['Nnewi', 6.02, 6.91],
  ['Obajana', 7.92, 6.42],
  ['Onitsha', 6.14, 6.79],
  ['Onne', 4.72, 7.15],
  ['Owerri', 5.48, 7.03],
  ['Port Harcourt', 4.82, 7.03],
  ['Sapele', 5.89, 5.68],
  ['Sokoto', 13.06, 5.24],
  ['Ughelli', 5.49, 6],
  ['Uyo', 5.03, 7.93],
  ['Warri', 5.52, 5.75],
  ['Yenagoa', 4.92, 6.26],
  ['Yola', 9.2, 12.48],
  ['Zaria', 11.07, 7.7],
]

/** Returns the first place named in a text; undefined if there is none on the map. */
export function placeNamedIn(named: string): Place | undefined {
  const text = words(named)
  const mentions = places.flatMap((place) => {
    const at = text.indexOf(words(place[0]))
    return at < 0 ? [] : [{ place, at }]
  })
  return mentions.sort((one, other) => one.at - other.at)[0]?.place
}

/** Converts to lower case with a space around each word, so that only whole words match. */
const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
