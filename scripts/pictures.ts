/**
 * Makes public/pictures, the map that `Picture` reads and its style sheet, from a folder of source pictures:
 *
 *     node scripts/pictures.ts <folder>
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { landscape, portrait } from '#src/site/picture/picture-shape.ts'

const target = 'public/pictures'
const map = 'src/site/picture/pictures.gen.ts'
const styleSheet = 'src/site/picture/pictures.gen.css'

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
  const { widths, ratio } = height > width ? portrait : landscape
  if (Math.abs(width / height - ratio) > 0.0001)
    throw new Error(`${file} is ${width} × ${height}: a picture is as wide as ${ratio} of its height`)
  for (const size of widths) {
    const resized = sharp(file).resize(size)
    // Large renderings are looked at on dense screens, where a lower quality is not seen.
    const dense = size > 1000
    const webp = resized.clone().webp({ quality: dense ? 70 : 76, effort: 6 })
    const avif = resized.clone().avif({ quality: dense ? 54 : 60, effort: 5 })
    await webp.toFile(path.join(target, `${name}-${size}.webp`))
    await avif.toFile(path.join(target, `${name}-${size}.avif`))
  }
  const kilobytes = await Promise.all(
    widths.map(async (size) => {
      const { size: bytes } = await stat(path.join(target, `${name}-${size}.avif`))
      return Math.max(1, Math.round(bytes / 1000))
    }),
  )
  const colour = await dominantColour(file)
  const key = name.includes('-') ? `'${name}'` : name
  rules.push(`  .picture-${name} {\n    aspect-ratio: ${ratio};\n    background-color: ${colour};\n  }`)
  entries.push(`  ${key}: [${kilobytes.join(', ')}],`)
}

async function dominantColour(file: string): Promise<string> {
  const { data } = await sharp(file).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}
