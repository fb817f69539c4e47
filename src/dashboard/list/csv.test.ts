import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const columns = [
  { header: 'Company', value: (row: string[]) => row[0] ?? '' },
  { header: 'Phone', value: (row: string[]) => row[1] ?? '' },
]

it('quotes every cell, ends lines as RFC 4180 does, and marks the file as UTF-8', async () => {
  const csv = await toCsv(columns, [
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
])('makes %j harmless', async (cell) => {
  expect(await toCsv(columns, [[cell, '']])).toContain(`"'${cell.replaceAll('"', '""')}"`)
})

it.each(['+234 800 000 0001', '+2348000000001', '-5', '-12,500.50', '(0800) 000-0001'])(
  'leaves the number %j as it is',
  async (cell) => {
    expect(await toCsv(columns, [[cell, '']])).toContain(`"${cell}"`)
  },
)

it('keeps the columns of a list that is empty', async () => {
  expect(await toCsv(columns, [])).toBe('\uFEFF"Company","Phone"\r\n')
})
