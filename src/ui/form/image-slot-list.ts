/** An image of a form: the address of one that is kept, or a file that was chosen. */
export type SlotImage = string | File

/** What a form's field holds, as images. */
export function slotImages(value: unknown): SlotImage[] {
  const entries: unknown[] = Array.isArray(value) ? value : []
  return entries.filter((entry) => typeof entry === 'string' || entry instanceof File)
}

/** Each with a key for React that stays with it when it is moved; the same image may be there twice. */
export function keyedImages(images: readonly SlotImage[]): { key: string; image: SlotImage }[] {
  const seen = new Map<string, number>()
  return images.map((image) => {
    const name = typeof image === 'string' ? image : `${image.name} ${image.size} ${image.lastModified}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { key: `${typeof image} ${times} ${name}`, image }
  })
}

/** The images with one of them in another's place; undefined where that would mix kept and new ones. */
export function movedImage(images: readonly SlotImage[], from: number, to: number): SlotImage[] | undefined {
  const moved = images[from]
  const there = images[to]
  if (from === to || moved === undefined || typeof moved !== typeof there) return undefined
  return images.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Of some files those that are images and for which there is room, and what is to be said about the others. */
export function takeImages(files: Iterable<File>, room: number): { images: File[]; problem: string } {
  const all = [...files]
  const images = all.filter(({ type }) => type.startsWith('image/'))
  const others = all.filter((file) => !images.includes(file)).map(({ name }) => name)
  const left = images.slice(room).map(({ name }) => name)
  const problems = [
    others.length > 0 && `Only images can be added. Left out: ${others.join(', ')}.`,
    left.length > 0 && `There is no room for more images. Left out: ${left.join(', ')}.`,
  ]
  return { images: images.slice(0, room), problem: problems.filter(Boolean).join(' ') }
}
