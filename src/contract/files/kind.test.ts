import { expect, test } from 'vitest'
import { kindOf } from './kind.ts'
import { pictureProblem } from './picture.ts'

const blob = (...parts: string[]) => new Blob([Buffer.from(parts.join(''), 'latin1')])
const media = (...brands: string[]) =>
  blob(
    '\0\0\0',
    String.fromCharCode(16 + 4 * (brands.length - 1)),
    'ftyp',
    brands[0] ?? '',
    '\0\0\0\0',
    ...brands.slice(1),
  )

test.each([
  '<!---->',
  '<!-- -->',
  '<?a?>',
  '<?xml ',
  '<!--',
  '<!DOCTYPE svg>',
  '<!DOCTYPE svg [',
  '<!DOCTYPE svg ["',
  '"',
  "'",
  ' ',
  '\n',
  '%PDF',
  '<svg:',
  '&a;',
])('a kilobyte of %j is classified in less than 50 ms', async (prefix) => {
  const text = blob(prefix.repeat(1024 / prefix.length), 'x')
  const declared = blob('<!DOCTYPE svg [', prefix.repeat(1024 / prefix.length), 'x')
  // The best of five: on a busy machine a single run may have to wait.
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now()
    await kindOf(text)
    await kindOf(declared)
    times.push(performance.now() - start)
  }
  expect(Math.min(...times)).toBeLessThan(50)
})

test.each([
  ['a photo of an iPhone', media('heic', 'mif1', 'heic'), 'heic'],
  ['a burst of an iPhone', media('hevc', 'msf1'), 'heic'],
  ['a HEIF file', media('mif1', 'mif1', 'heic'), 'heic'],
  ['an AVIF file', media('avif', 'mif1'), 'avif'],
  ['an AVIF file that begins as any', media('mif1', 'avif', 'miaf'), 'avif'],
  ['a film', media('isom', 'mp41'), 'other'],
  ['a film of an iPhone', media('qt  '), 'other'],
  ['a JPEG XL file', blob('\xff\x0a'), 'jpeg-xl'],
  ['a Photoshop file', blob('8BPS\0\x01'), 'photoshop'],
  ['a picture with a PDF in its notes', blob('\x89PNG\r\n\x1a\n', '%PDF-1.4'), 'png'],
  ['a page with a drawing', blob('<!doctype html><svg>'), 'other'],
  ['a page behind the document type of a drawing', blob('<!DOCTYPE svg><html>'), 'other'],
  ['a drawing whose comment does not end', blob('<!-- <svg>'), 'other'],
  ['a word that begins so', blob('<svgs>'), 'other'],
])('the file kind of %s is recognised', async (_what, file, kind) => {
  expect(await kindOf(file)).toBe(kind)
})

test('a HEIC photo is refused with its name and instructions', async () => {
  const photo = new File([media('heic', 'mif1')], 'IMG_0042.HEIC')
  expect(await pictureProblem(photo)).toBe(
    'IMG_0042.HEIC is a HEIC photo, which cannot be read. On an iPhone choose Settings › Camera › Formats › Most Compatible, or save the photo as JPEG and choose it again.',
  )
})
