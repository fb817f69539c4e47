import { expect, test } from 'vitest'
import { pictureSources } from './sized.ts'

const start = 'https://site.test/uploads/0f1e2d3c4b5a69788796a5b4-tank-farm'

test('a picture of our server is offered in its own width and in smaller ones', () => {
  expect(pictureSources(`${start}-900x600.webp`)).toEqual({
    src: `${start}-900x600.webp`,
    srcSet: `${start}-900x600.webp?w=320 320w,${start}-900x600.webp?w=640 640w,${start}-900x600.webp?w=900 900w`,
    sizes: 'auto, 100vw',
  })
  expect(pictureSources(`${start}-3840x2160.jpg`)).toMatchObject({
    srcSet: expect.stringMatching(/ 1280w,[^,]+\?w=1920 1920w$/),
  })
})

test.each([
  '/uploads/tank-farm.webp',
  '/uploads/66c0ffeeb100000000000001-photo.jpg',
  `${start}-300x200.webp`,
  `${start}-900x600.webp?v=2`,
  'data:image/png;base64,AAAA',
  '',
])('the picture address %j is used unchanged', (src) => {
  expect(pictureSources(src)).toEqual({ src })
})
