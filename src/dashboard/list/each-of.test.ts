import { expect, test } from 'vitest'
import { eachOf } from './each-of.ts'

const numbers = Array.from({ length: 25 }, (_, index) => index)
const noun = ['record', 'records'] as const

test('a bulk action handles each record once, four at a time', async () => {
  const done: number[] = []
  let underWay = 0
  let most = 0
  await eachOf(
    numbers,
    async (number) => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      done.push(number)
    },
    noun,
    'changed',
  )
  expect(done.toSorted((one, other) => one - other)).toEqual(numbers)
  expect(most).toBe(4)
})

test('a bulk action finishes the other records after a failure and reports the first reason', async () => {
  const done: number[] = []
  const act = async (number: number) => {
    if (number % 10 === 3) throw new Error(`The server refused ${number}`)
    done.push(number)
  }
  await expect(eachOf(numbers, act, noun, 'changed')).rejects.toThrow(
    '22 changed, 3 records not: The server refused 3',
  )
  expect(done).toHaveLength(22)
})
