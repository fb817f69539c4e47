import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compare } from './compare.ts'
import { encodePixels, type Pixels } from './pixels.ts'

/** Result for one picture. */
export interface Change {
  name: string
  before?: Pixels
  after?: Pixels
}

/** Folder, not in the repository, with the pictures before and after, their differences, and a page that shows them. */
export const reportFolder = 'looks-differences'

/** Writes the page. Returns its file; undefined when nothing has changed. */
export async function writeReport(changes: Change[]): Promise<string | undefined> {
  await rm(reportFolder, { recursive: true, force: true })
  if (changes.length === 0) return undefined
  const sorted = changes.toSorted((a, b) => a.name.localeCompare(b.name))
  const sections: string[] = []
  for (const change of sorted) sections.push(await sectionOf(change))
  const file = path.join(reportFolder, 'index.html')
  await write(file, page(sections))
  return file
}

async function sectionOf({ name, before, after }: Change): Promise<string> {
  const { moved, difference } = before && after ? compare(before, after) : {}
  const pictures = Object.entries({ before, after, difference })
  const figures: string[] = []
  for (const [kind, pixels] of pictures) {
    if (!pixels) continue
    const { width, height } = pixels
    const file = `${name}.${kind}.webp`
    await write(path.join(reportFolder, file), await encodePixels(pixels))
    figures.push(
      `<figure><figcaption>${kind}, ${width} × ${height}</figcaption><a href="${file}"><img src="${file}" width="${width}" height="${height}" loading="lazy" alt=""></a></figure>`,
    )
  }
  return `<section><h2>${name}</h2><p>${said(before, after, moved)}</p><div>${figures.join('')}</div></section>`
}

function said(before?: Pixels, after?: Pixels, moved = 0): string {
  if (!before) return 'New'
  if (!after) return 'Gone'
  return `${moved} pixels differ`
}

function page(sections: string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What looks different</title>
<style>
body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; background: #eceff1; color: #111 }
h2 { margin: 3rem 0 0; font-size: 1rem; overflow-wrap: anywhere }
p { margin: 0 0 .5rem }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1rem }
figure { margin: 0 }
img { max-width: 100%; height: auto; outline: 1px solid #9aa5ab }
</style>
<h1>What looks different</h1>
${sections.join('\n')}
</html>
`
}

async function write(file: string, content: Uint8Array | string) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
