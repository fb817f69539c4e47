import { expect, test } from 'vitest'
import { pictureOf } from './subject-pictures.ts'

test.each([
  ['Second loading berth, Bonny', 'jetty'],
  ['132/33 kV substation, Ajaokuta', 'substation'],
  ['24-inch pipeline, Escravos', 'pipeline'],
  ['Granulation building and conveyors, Onne', 'fertilizer-plant'],
  ['Electrical System Engineering', 'substation'],
  ['Mechanical Engineering', 'pump-skid'],
  ['Project Management', 'control-room'],
])('over "%s" stands a picture of its subject', (title, picture) => {
  expect(pictureOf(title, 'plant-expansion')).toBe(picture)
})

test('a word inside another one asks for nothing; what names no subject has the picture of its kind', () => {
  expect(pictureOf('Outtank and superpump', 'plant-expansion')).toBe('plant-expansion')
  expect(pictureOf('', 'pump-skid')).toBe('pump-skid')
})
