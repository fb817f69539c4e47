import type { PictureName } from '#src/site/picture/picture.tsx'

export interface CaseStudy {
  id: string
  title: string
  client: string
  image: PictureName
  imageShows: string
  challenge: string
  solution: string
  results: readonly string[]
}

/** Two jobs told from their problem to their numbers; on /testimonials. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'tank-11',
    title: 'A 9,000 m³ tank, moved in one working day',
    client: 'Lantern Terminals',
    image: 'tank-farm',
    imageShows: 'A tank farm from above: white tanks in rows, a pipe rack along the road',
    challenge:
      'A road was to be widened to within metres of crude tank 11. A new tank would have cost fourteen months of storage, and the farm could not give up a single loading slot.',
    solution:
      'We scanned the floor, replaced 31 plates, jacked the shell up and set it on 48 air-cushion pads. A new ring beam was waiting 96 metres away. The lift plan went to the client three weeks before the crane did.',
    results: ['96 m in nine hours', 'Shell within 9 mm of its design radius', 'No loading slot lost'],
  },
  {
    id: 'nine-nights',
    title: 'Fourteen motor control centres in nine nights',
    client: 'Orbital Refining',
    image: 'switchgear',
    imageShows: 'A switch room: two long rows of motor control centres',
    challenge:
      'Drawers from the 1980s ran hot and spare parts were gone, but the units behind them could be without power only between ten in the evening and six in the morning.',
    solution:
      'We took one section a night. New drawers were built and tested in our workshop against a copy of the old bus bars, so that each needed a change of forty minutes and a function test on site.',
    results: [
      'Power back by six every morning',
      '212 drawers with a signed test sheet',
      'No trip in the first year',
    ],
  },
]
