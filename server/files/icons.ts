import type { RowOf } from '#backend/schema.ts'
import type { Pictures } from './pictures.ts'
import { nameIn } from './served.ts'
import { bytesOf, keyOf, type Store } from './store.ts'

/** Size of an icon in pixels, and whether it has a white margin that a system may cut off. */
export interface IconShape {
  size: number
  isPadded: boolean
}

type Find = (name: string) => Promise<RowOf<'files'> | undefined>

/** Icon of a site without an uploaded picture: a flange in the colours of the product. */
const neutralIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><rect width="64" height="64" fill="#12303f"/><g fill="none" stroke="#fff" stroke-width="5"><circle cx="32" cy="32" r="19"/><circle cx="32" cy="32" r="7" stroke="#fb923c"/></g></svg>'

/** Makes the icons of a site from a stored picture. */
export function openIcons(find: Find, store: Store, pictures: Pictures) {
  const read = async (address: string) => {
    const name = nameIn(address)
    const row = name === undefined ? undefined : await find(name)
    const file = row && !row.isPrivate ? await store.get(keyOf(row)) : undefined
    return file ? bytesOf(file) : new TextEncoder().encode(neutralIcon)
  }

  /**
   * Returns a PNG.
   *
   * @param address of a stored picture, such as `/uploads/mark.png`; '' or an unknown one gives the neutral icon
   * @throws {UnreadablePicture} and {PortError} when it cannot be made now
   */
  return async function write(address: string, { size, isPadded }: IconShape): Promise<Uint8Array> {
    return (await pictures.write(() => read(address), { icon: size, isPadded })).bytes
  }
}
