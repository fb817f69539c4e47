import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Photo } from './photo.tsx'
import { Portrait } from './portrait.tsx'

const src = '/uploads/0f1e2d3c4b5a69788796a5b4-tank-farm-900x600.webp'

test.each([
  ['photo', <Photo key="a" src={src} alt="Tank farm" />],
  ['portrait', <Portrait key="b" src={src} name="Ngozi Okafor" />],
])('a %s of our server is rendered with its widths', (_what, picture) => {
  const html = renderToStaticMarkup(picture)
  expect(html).toContain(`srcSet="${src}?w=320 320w,`)
  expect(html).toContain(`src="${src}"`)
})

test('a missing picture is rendered without widths', () => {
  expect(renderToStaticMarkup(<Photo src="" alt="Tank farm" />)).not.toContain('srcSet')
})
