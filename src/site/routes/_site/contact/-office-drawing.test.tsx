import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { officeMap } from '#src/company/office-map.ts'
import { OfficeDrawing } from './-office-drawing.tsx'

const html = renderToStaticMarkup(<OfficeDrawing />)

function spotOf(town: string): [number, number] {
  const [, x, y] =
    new RegExp(`cx="([\\d.-]+)" cy="([\\d.-]+)"[^>]*></circle><text[^>]*>${town}<`).exec(html) ?? []
  return [Number(x), Number(y)]
}

test('the scale of the office map matches the distances on it', () => {
  const [, length] = /<text x="([\d.]+)" y="-11">25 km/.exec(html) ?? []
  const [one, other] = [spotOf('Sapele'), spotOf('Benin City')]
  const units = Math.hypot(one[0] - other[0], one[1] - other[1])
  // 0.44 degrees north and 0.06 west.
  expect(Math.abs((units / Number(length)) * 25 - 49)).toBeLessThan(1)
})

test('the towns near the office are on the map, in the colours of the page', () => {
  for (const [town] of officeMap.towns.filter(
    ([name]) => !['Kwale', 'Benin City', 'Patani'].includes(name),
  )) {
    const [x, y] = spotOf(town)
    expect(x, town).toBeGreaterThan(0)
    expect(x, town).toBeLessThan(640)
    expect(y, town).toBeGreaterThan(0)
    expect(y, town).toBeLessThan(480)
  }
  expect(html).not.toMatch(/style=|#[0-9a-f]{3}/)
})
