/** An image of a form: the address of a stored one, or a chosen file. */
export type SlotImage = string | File

/** Returns the images in a form field's value. */
export function slotImages(value: unknown): SlotImage[] {
  const entries: unknown[] = Array.isArray(value) ? value : []
  return entries.filter((entry) => typeof entry === 'string' || entry instanceof File)
}

/** Adds a React key to each image that stays with it when it moves. The same image may occur twice. */
export function keyedImages(images: readonly SlotImage[]): { key: string; image: SlotImage }[] {
  const seen = new Map<string, number>()
  return images.map((image) => {
    const name = typeof image === 'string' ? image : `${image.name} ${image.size} ${image.lastModified}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { key: `${typeof image} ${times} ${name}`, image }
  })
}

/** Moves one image to another's place. Returns undefined if that would mix stored and new images. */
export function movedImage(images: readonly SlotImage[], from: number, to: number): SlotImage[] | undefined {
  const moved = images[from]
  const there = images[to]
  if (from === to || moved === undefined || typeof moved !== typeof there) return undefined
  return images.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Checks each file on its own. Returns the valid ones, and an error message for each of the others. */
export async function judgedImages(
  files: readonly File[],
  problemOf: (file: File) => Promise<string | undefined>,
): Promise<{ good: File[]; problems: string[] }> {
  const problems = await Promise.all(files.map(problemOf))
  return {
    good: files.filter((_, index) => !problems[index]),
    problems: files.flatMap((file, index) => (problems[index] ? namedProblem(file, problems[index]) : [])),
  }
}

/** Returns the files for which there is room, and a message about the others. */
export function fittingImages(files: readonly File[], room: number): { images: File[]; problems: string[] } {
  const left = files.slice(room).map(({ name }) => name)
  return {
    images: files.slice(0, room),
    problems: left.length > 0 ? [`There is no room for more images. Left out: ${left.join(', ')}.`] : [],
  }
}

/** Returns a message about a file, with its name. */
export const namedProblem = ({ name }: File, problem: string) =>
  problem.includes(name) ? problem : `${name}: ${problem}`
