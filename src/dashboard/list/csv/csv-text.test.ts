import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { createCsvWriter } from './csv-text.ts'

/** Returns the CSV text with its byte order mark, which `text()` leaves out. */
async function written(...slices: string[][][]): Promise<string> {
  const writer = createCsvWriter(['Company', 'Phone'])
  for (const rows of slices) writer.add(rows)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await writer.file().arrayBuffer())
}

it('a CSV file quotes every cell, ends lines as in RFC 4180 and starts with a byte order mark', async () => {
  const csv = await written([
    ['Nduka "Steel" & Sons, Warri', 'line one\nline two'],
    ['Ọmọ-Ẹ̀hin', ''],
  ])
  expect(csv).toBe(
    '\uFEFF"Company","Phone"\r\n"Nduka ""Steel"" & Sons, Warri","line one\nline two"\r\n"Ọmọ-Ẹ̀hin",""',
  )
})

it.each([
  '=HYPERLINK("http://evil.example")',
  '  =1+1',
  '@SUM(A1)',
  '+cmd|calc',
  '-cmd|calc',
  '＝1+1',
  '＠SUM(A1)',
  '\t=1',
  '\r=1',
])('a CSV file makes the formula %j harmless', async (cell) => {
  expect(await written([[cell, '']])).toContain(`"'${cell.replaceAll('"', '""')}"`)
})

it.each([
  '+234 800 000 0001',
  '+234 (0) 800 000 0001',
  '(0800) 000-0001',
  '-5',
  '-12,500.50',
  '12,500,000',
  'Mar 5, 2025',
])('a CSV file leaves the number %j unchanged', async (cell) => {
  expect(await written([[cell, '']])).toContain(`"${cell}"`)
})

// Excel and LibreOffice turn each of these into another number, a date or a sum on a double click.
it.each([
  ['08031234567', '0803 123 4567'],
  ['0803-123-4567', '0803 123 4567'],
  ['0803.1234567', '0803 1234567'],
  ['(08031234567)', '0803 123 4567'],
  ['+2348031234567', '+234 803 123 4567'],
  ['+234-803-123-4567', '+234 803 123 4567'],
  ['+234/803/1234567', '+234 803 1234567'],
  ['2348031234567', '234 803 123 4567'],
  ['+14155552671', '+1 415 555 2671'],
  ['014612345', '01461 2345'],
])('a CSV file keeps the phone number %j readable as %j', async (cell, read) => {
  expect(await written([['Delta', cell]])).toContain(`"Delta","${read}"`)
})

it('a CSV file of an empty list has its header row', async () => {
  expect(await written()).toBe('\uFEFF"Company","Phone"\r\n')
})

it('a CSV file is the same however its rows were sliced', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => [`Company ${index}, "Ltd"`, `=${index}`])
  const whole = await written(rows)
  expect(whole.split('\r\n')).toHaveLength(101)
  expect(await written(rows.slice(0, 1), [], rows.slice(1, 60), rows.slice(60))).toBe(whole)
})

it('no cell of an export is a formula, and each cell reads back unchanged', async () => {
  const starts = ['', '=', '+', '-', '@', '\t', '\r', '\0', ' =', '＝', '"', ',', '\n']
  const cell = fc
    .tuple(fc.constantFrom(...starts), fc.string({ unit: 'grapheme' }))
    .map(([start, rest]) => start + rest)
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 20 }), async (rows) => {
      const writer = createCsvWriter(['Text'])
      writer.add(rows.map((row) => [row]))
      const read = Papa.parse<string[]>(await writer.file().text(), { newline: '\r\n' }).data.slice(1)
      expect(read.map(([value]) => value?.replace(/^'/, ''))).toEqual(
        rows.map((row) => row.replace(/^'/, '')),
      )
      for (const [value = ''] of read)
        if (!/^[+-][\d\s(),.-]*$/.test(value)) expect(value).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r]/)
    }),
    { numRuns: 500, examples: [[['\0+ ', ' -1', '＋ 2', '+234 800 000 0001']]] },
  )
})
