import { expect, it } from 'vitest'
import { fileSize, partOfSize } from './file-size.ts'

it('small file sizes are counted in KB, and only an empty file has 0', () => {
  expect(fileSize(0)).toBe('0 KB')
  expect(fileSize(400)).toBe('1 KB')
  expect(fileSize(312 * 1024)).toBe('312 KB')
  expect(fileSize(1024 * 1024 - 1)).toBe('1024 KB')
})

it('larger file sizes are counted in MB with one digit', () => {
  expect(fileSize(1024 * 1024)).toBe('1.0 MB')
  expect(fileSize(10 * 1024 * 1024)).toBe('10.0 MB')
})

it('a part of a file is counted in the unit of the whole', () => {
  expect(partOfSize(1_363_149, 3_250_586)).toBe('1.3 of 3.1 MB')
  expect(partOfSize(0, 3_250_586)).toBe('0.0 of 3.1 MB')
  expect(partOfSize(10_240, 204_800)).toBe('10 of 200 KB')
})
