import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChartBar } from './chart-bar.tsx'

/** Returns the start and width of each part of a bar; outlines are marked. */
function partsOf(bar: Parameters<typeof ChartBar>[0]): string[] {
  const html = renderToStaticMarkup(<ChartBar {...bar} />)
  return [...html.matchAll(/<rect[^>]*>/g)].map(([part]) => {
    const [, x = ''] = /x="([\d.]+%?)"/.exec(part) ?? []
    const [, width = ''] = /width="([\d.]+%?)"/.exec(part) ?? []
    return `${x} ${width}${part.includes('dasharray') ? ' outlined' : ''}`
  })
}

test('a chart bar is solid for finished time, outlined for planned time, and both while under way', () => {
  const bar = { from: 0.25, to: 0.75, className: 'fill-info' }
  expect(partsOf(bar)).toEqual(['25% 50%'])
  expect(partsOf({ ...bar, outlinedFrom: 0 })).toEqual(['25% 50% outlined'])
  expect(partsOf({ ...bar, outlinedFrom: 0.5 })).toEqual(['25% 25%', '50% 25% outlined'])
})

test('a chart bar that began earlier has two gaps, and a bar without length stays visible', () => {
  expect(partsOf({ to: 0.5, className: 'fill-info', isCut: true })).toHaveLength(3)
  expect(partsOf({ from: 1, to: 1, className: 'fill-info' })).toEqual([
    expect.stringMatching(/^99% 1(\.0\d+)?%$/),
  ])
})
