/**
 * Creates public/pictures, the map that `Picture` reads, and its style sheet, from a folder of source pictures:
 *
 * node scripts/pictures.ts <folder>
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { landscape, portrait } from '#src/company/picture/picture-shape.ts'

const target = 'public/pictures'
const map = 'src/company/picture/pictures.gen.ts'
const styleSheet = 'src/company/picture/pictures.gen.css'

const plain = { webp: 76, avif: 60 }
/** Quality of large sizes. They are shown on dense screens, where a lower quality is invisible. */
const dense = { webp: 70, avif: 54 }
/** Quality of upright pictures, which are behind text on dense screens. */
const veiled = { webp: 66, avif: 50 }

const source = process.argv[2]
if (!source) throw new Error('Say where the source pictures are: node scripts/pictures.ts <folder>')

await mkdir(target, { recursive: true })
const files = (await readdir(source)).filter((file) => file.endsWith('.webp')).sort()
const entries: string[] = []
const rules: string[] = []
for (const file of files) await convert(path.join(source, file))
await writeFile(
  map,
  `/** Made by scripts/pictures.ts. What each width of a picture weighs as AVIF, in thousands of bytes. */
export const pictures = {
${entries.join('\n')}
} as const
`,
)
await writeFile(
  styleSheet,
  `/* Made by scripts/pictures.ts. The room of each picture and its colour while it loads. */
@layer components {
${rules.join('\n')}
}
`,
)

async function convert(file: string) {
  const name = path.basename(file, '.webp')
  const { width, height } = await sharp(file).metadata()
  const isUpright = height > width
  const { widths, ratio } = isUpright ? portrait : landscape
  if (!isUpright && Math.abs(width / height - ratio) > 0.0001)
    throw new Error(`${file} is ${width} × ${height}: a picture is as wide as ${ratio} of its height`)
  for (const size of widths) {
    // Crop an upright picture to its centre.
    const resized = sharp(file).resize(size, Math.round(size / ratio))
    const landscapeQuality = size > 1000 ? dense : plain
    const quality = isUpright ? veiled : landscapeQuality
    const webp = resized.clone().webp({ quality: quality.webp, effort: 6 })
    const avif = resized.clone().avif({ quality: quality.avif, effort: 5 })
    await webp.toFile(path.join(target, `${name}-${size}.webp`))
    await avif.toFile(path.join(target, `${name}-${size}.avif`))
  }
  const kilobytes = await Promise.all(
    widths.map(async (size) => {
      const { size: bytes } = await stat(path.join(target, `${name}-${size}.avif`))
      return Math.max(1, Math.round(bytes / 1000))
    }),
  )
  const key = name.includes('-') ? `'${name}'` : name
  entries.push(`  ${key}: [${kilobytes.join(', ')}],`)
  // An upright picture replaces another one in the same place.
  if (isUpright) return
  const colour = await dominantColour(file)
  rules.push(`  .picture-${name} {\n    aspect-ratio: ${ratio};\n    background-color: ${colour};\n  }`)
}

async function dominantColour(file: string): Promise<string> {
  const { data } = await sharp(file).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}
