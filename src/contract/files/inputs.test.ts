import { expect, test } from 'vitest'
import { blogInput } from '#src/contract/blogs/input.ts'
import { galleryItemInput } from '#src/contract/media/input.ts'
import { projectInput } from '#src/contract/projects/input.ts'
import { serviceInput } from '#src/contract/services/input.ts'
import { brandingSettingsInput } from '#src/contract/settings/input.ts'
import { teamMemberInput } from '#src/contract/team/input.ts'
import { testimonialInput } from '#src/contract/testimonials/input.ts'

const bytes = (...start: (number | string)[]) =>
  new File(
    [
      Uint8Array.from(
        start.flatMap((one) =>
          typeof one === 'number' ? one : [...one].map((character) => character.charCodeAt(0)),
        ),
      ),
    ],
    'a.png',
    {
      type: 'image/png',
    },
  )

const pictures = {
  png: bytes(0x89, 'PNG\r\n', 0x1a, '\n'),
  jpeg: bytes(0xff, 0xd8, 0xff, 0xe0),
  gif: bytes('GIF89a'),
  webp: bytes('RIFF', 1, 2, 3, 4, 'WEBP'),
  avif: bytes(0, 0, 0, 32, 'ftypavif'),
  ico: bytes(0, 0, 1, 0),
  bmp: bytes('BM', 0x36, 0, 3, 0, 0, 0, 0, 0),
  svg: bytes('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg">'),
}
const otherFiles = {
  'a text called picture': bytes('Just some words'),
  'a text that begins as a bitmap does': bytes('BMW drivers'),
  'a page': bytes('<!doctype html><svg>'),
  'a PDF': bytes('%PDF-1.7'),
  nothing: bytes(),
}

/** Returns each schema's messages for its picture field. */
const fields: [string, (file: File) => Promise<string[]>][] = [
  ['service icon', (icon) => saying(serviceInput, { icon }, 'icon')],
  ['blog cover', (image) => saying(blogInput, { image }, 'image')],
  ['gallery image', (image) => saying(galleryItemInput, { image }, 'image')],
  ['avatar', (avatar) => saying(testimonialInput, { avatar }, 'avatar')],
  ['logo', (logo) => saying(brandingSettingsInput, { logo }, 'logo')],
  ['favicon', (favicon) => saying(brandingSettingsInput, { favicon }, 'favicon')],
  [
    'social picture',
    (file) => saying(brandingSettingsInput, { socialMediaPreview: file }, 'socialMediaPreview'),
  ],
  ['project image', (file) => saying(projectInput, { gallery: [file] }, 'gallery')],
]

interface Schema {
  safeParseAsync: (
    input: object,
  ) => Promise<{ error?: { issues: { path: PropertyKey[]; message: string }[] } }>
}

async function saying(schema: Schema, input: object, field: string): Promise<string[]> {
  const { error } = await schema.safeParseAsync(input)
  return (error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message)
}

test.each(fields)(
  'the %s accepts pictures by their first bytes and refuses other files',
  async (_name, problems) => {
    for (const [kind, file] of Object.entries(pictures)) expect(await problems(file), kind).toEqual([])
    for (const [kind, file] of Object.entries(otherFiles))
      expect((await problems(file)).join(), kind).toMatch(/not a picture/)
  },
)

test('a team photo is accepted as JPEG or PNG by its first bytes only', async () => {
  expect(await saying(teamMemberInput, { photo: pictures.png }, 'photo')).toEqual([])
  expect(
    (await saying(teamMemberInput, { photo: otherFiles['a text called picture'] }, 'photo')).join(),
  ).toMatch(/not a picture\. Choose a JPEG or PNG photo\./)
})
