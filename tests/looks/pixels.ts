import sharp from 'sharp'

/** Three bytes per pixel, row by row: red, green, blue. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

export async function decodePixels(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Encodes without loss. */
export function encodePixels({ width, height, data }: Pixels): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer()
}

/** Pixels from which a colour counts as a surface. Other colours are edges of letters and lines. */
const surface = 1000
/** Reduces a channel at an edge to eight steps. */
const steps = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.round((Math.round((value * 7) / 255) * 255) / 7),
)

/** Keeps the colours of surfaces and reduces those of edges, which halves the file invisibly. */
export function roundPixels({ width, height, data }: Pixels): Pixels {
  const covered = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = colourAt(data, at)
    covered.set(colour, (covered.get(colour) ?? 0) + 1)
  }
  const rough = Uint8Array.from(data)
  for (let at = 0; at < data.length; at += 3) {
    if ((covered.get(colourAt(data, at)) ?? 0) >= surface) continue
    for (let channel = at; channel < at + 3; channel++) rough[channel] = steps[data[channel] ?? 0] ?? 0
  }
  return { width, height, data: rough }
}

function colourAt(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
}
