import { createHash } from 'node:crypto'
import type { RowOf } from '#backend/schema.ts'
import type { Pictures } from './pictures.ts'
import { bytesOf, keyOf, type Store, sizeKeyOf } from './store.ts'

/** Available widths in pixels. `srcset` of the pages names the same widths. */
const widths = [320, 640, 960, 1280, 1920]

export interface Size {
  key: string
  type: string
}

/** Returns the size that a request wants; undefined for the picture itself. */
export function sizeFor(row: RowOf<'files'>, query: URLSearchParams, accept: string): Size | undefined {
  const requestedWidth = Number(query.get('w'))
  if (row.isPrivate || !row.width || !(requestedWidth > 0)) return undefined
  const width = widths.find((each) => each >= requestedWidth) ?? 1920
  const ownFormat = row.type.replace('image/', '')
  const format = ['avif', 'webp'].find((each) => accept.includes(`image/${each}`)) ?? ownFormat
  // The picture itself is at most as wide and has the same format.
  if (format === ownFormat && width >= Number(row.width)) return undefined
  return { key: sizeKeyOf(row, width, format === 'jpeg' ? 'jpg' : format), type: `image/${format}` }
}

/** Creates each size once, and stores it beside the picture. */
export function openSizes(store: Store, pictures: Pictures) {
  const inWork = new Map<string, Promise<boolean>>()

  async function make(row: RowOf<'files'>, { key, type }: Size): Promise<boolean> {
    const [, width = '', extension = ''] = /-(\d+)\.(\w+)$/.exec(key) ?? []
    // With a longer queue, waiting would take longer than sending the picture itself.
    if (pictures.waiting() >= 16) return false
    const whole = async () => {
      const file = await store.get(keyOf(row))
      return file ? bytesOf(file) : new Uint8Array()
    }
    const picture = await pictures.write(whole, { width: Number(width), extension })
    const hash = createHash('sha256').update(picture.bytes).digest('hex')
    await store.put(key, { bytes: new Blob([picture.bytes]), type, hash })
    return true
  }

  /** Returns undefined when the size cannot be made now. The caller then sends the picture itself. */
  return async function get(row: RowOf<'files'>, size: Size) {
    const file = await store.get(size.key)
    if (file) return file
    const work = inWork.get(size.key) ?? make(row, size).finally(() => inWork.delete(size.key))
    inWork.set(size.key, work)
    return (await work.catch(() => false)) ? store.get(size.key) : undefined
  }
}
