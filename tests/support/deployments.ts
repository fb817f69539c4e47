import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFileName } from '#server/http/site-headers.ts'
import { importMapOf } from '#src/site/render/shell.ts'

/**
 * Creates a later build of the same site, as a deployment leaves it: all scripts and style sheets have new names, and
 * the old ones are gone. Renames files instead of building, which would take too long for five builds.
 */
export async function laterBuild(from: string, to: string, mark: string): Promise<string> {
  const linked = ['fonts', 'brand', 'pictures', 'screenshots']
  await cp(from, to, { recursive: true, filter: (source) => !linked.includes(source.slice(from.length + 1)) })
  for (const folder of linked) await symlink(join(from, folder), join(to, folder))

  const renamed = new Map<string, string>()
  for (const file of await readdir(join(to, 'assets'))) {
    const [, start = '', hash = '', end = ''] = /^(.*?)([\w-]{8})(\.(?:js|css))$/.exec(file) ?? []
    if (!hash) continue
    const next = createHash('sha1')
      .update(hash + mark)
      .digest('base64url')
      .slice(0, 8)
      .replace(/^-/, '_')
    renamed.set(file, start + next + end)
  }
  const anyName = new RegExp([...renamed.keys()].map((file) => file.replaceAll('.', '\\.')).join('|'), 'g')
  const anew = (text: string) => text.replace(anyName, (file) => renamed.get(file) ?? file)
  const hashes = new Map<string, string>()
  const rewrite = async (file: string) => {
    const before = await readFile(join(to, file), 'utf8')
    const after = anew(before)
    hashes.set(integrityOf(before), integrityOf(after))
    await writeFile(join(to, file), after)
  }
  for (const [file, next] of renamed) {
    await rewrite(join('assets', file))
    await rename(join(to, 'assets', file), join(to, 'assets', next))
  }
  const documents = (await readdir(to, { recursive: true })).filter((file) => file.endsWith('.html'))
  for (const file of documents) await rewrite(file)
  const shell = await readFile(join(from, 'shell.html'), 'utf8')
  hashes.set(integrityOf(importMapOf(shell)), integrityOf(anew(importMapOf(shell))))
  for (const file of ['sw.js', headersFileName]) {
    const text = anew(await readFile(join(to, file), 'utf8'))
    await writeFile(
      join(to, file),
      text.replace(/sha256-[\w+/]{43}=/g, (hash) => hashes.get(hash) ?? hash),
    )
  }
  return to
}

/** Creates a later build of the same site that differs in its app shell alone. */
export async function buildWithOtherShell(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true })
  const shell = await readFile(join(from, 'shell.html'), 'utf8')
  const next = `${shell}<!-- later -->`
  const worker = await readFile(join(from, 'sw.js'), 'utf8')
  await writeFile(join(to, 'shell.html'), next)
  await writeFile(join(to, 'sw.js'), worker.replaceAll(integrityOf(shell), integrityOf(next)))
  return to
}

/** Computes the integrity as in the worker's lists. */
function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
