import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { licensesText } from './licenses.ts'
import { shippedAssets } from './shipped-assets.ts'
import { shippedPackages } from './shipped-packages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'licenses-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Creates a package with these files. */
async function packageOf(name: string, license: string, files: Record<string, string> = {}) {
  const location = path.join(folder, name)
  await mkdir(location)
  const manifest = { name, version: '1.0.0', license, author: { name: 'Ada' } }
  await writeFile(path.join(location, 'package.json'), JSON.stringify(manifest))
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(location, file), text)
  return { name, version: '1.0.0', license, location }
}

test('a licence text comes from the package, its readme, or the standard text with its author', async () => {
  const whole = await licensesText([
    await packageOf('filed', 'ISC', { LICENSE: 'As filed' }),
    await packageOf('told', 'MIT', {
      'README.md': '# Told\n\nWords\n\n## License\n\nPermission is hereby granted, told',
    }),
    await packageOf('named', 'MIT', { 'README.md': '# Named' }),
  ])
  expect(whole).toContain('filed 1.0.0 (ISC)\n\nAs filed\n')
  expect(whole).toContain('told 1.0.0 (MIT)\n\n## License\n\nPermission is hereby granted, told\n')
  expect(whole).toMatch(/named 1\.0\.0 \(MIT\)\n\nCopyright \(c\) Ada\n\nPermission is hereby granted/)
})

test('an LGPL library comes with the full licence texts and the address of its source', async () => {
  const whole = await licensesText([await packageOf('library', 'LGPL-3.0-or-later')])
  expect(whole).toContain('its source is at https://www.npmjs.com/package/library/v/1.0.0')
  for (const title of ['GNU LESSER GENERAL PUBLIC LICENSE', 'GNU GENERAL PUBLIC LICENSE'])
    expect(whole).toContain(title)
})

test('the font comes with its licence text, and pictures with their owner', async () => {
  const whole = await licensesText([], shippedAssets)
  expect(whole).toContain('Archivo: OFL-1.1')
  expect(whole).toContain('SIL OPEN FONT LICENSE')
  expect(whole).toContain("Pictures: the company's own")
})

test('a package without a licence text or with an unreviewed licence is not shipped', async () => {
  await expect(licensesText([await packageOf('silent', 'ISC')])).rejects.toThrow('silent brings no text')
  const { name } = await packageOf('strange', 'SSPL-1.0')
  const location = path.relative('node_modules', path.join(folder, name))
  await expect(shippedPackages([location]).list()).rejects.toThrow('strange is under SSPL-1.0')
})
