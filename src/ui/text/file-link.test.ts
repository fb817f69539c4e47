import { expect, test } from 'vitest'
import { fileKindOf, fileLink, fileNameOf } from './file-link.ts'

test.each([
  ['/uploads/scope.pdf', 'pdf'],
  ['/uploads/Scope.PDF?v=2#page=3', 'pdf'],
  ['/uploads/jetty.webp', 'picture'],
  ['/uploads/logo.svg', 'picture'],
  ['/uploads/page.html?as=x.pdf', 'other'],
  ['/uploads/data.xml', 'other'],
  ['/uploads/66c0ffee', 'other'],
])('the file %s is of kind %s', (address, kind) => {
  expect(fileKindOf(address)).toBe(kind)
})

test('only a PDF opens in a tab, and other or unknown files are downloaded', () => {
  expect(fileLink('/uploads/scope.pdf')).not.toHaveProperty('download')
  for (const address of ['/uploads/logo.svg', '/uploads/page.html', '/uploads/data.xml', '/uploads/66c0ffee'])
    expect(fileLink(address), address).toMatchObject({ download: '', rel: 'noopener noreferrer' })
})

test('a file is named after its address', () => {
  expect(fileNameOf('/uploads/scope%20of%20work.pdf?v=2')).toBe('scope of work.pdf')
  expect(fileNameOf('/uploads/%E0%A4%A.pdf')).toBe('%E0%A4%A.pdf')
  expect(fileNameOf('https://files.example/')).toBe('File')
})

test('the prefix and size that our server adds to a file name are not shown', () => {
  const number = '0f1e2d3c4b5a69788796a5b4'
  expect(fileNameOf(`/uploads/private-${number}-ada-cv.pdf?expires=1&signature=a`)).toBe('ada-cv.pdf')
  expect(fileNameOf(`/uploads/${number}-tank-farm-1600x900.webp`)).toBe('tank-farm.webp')
  expect(fileNameOf(`/uploads/${number}.webp`)).toBe(`${number}.webp`)
})
