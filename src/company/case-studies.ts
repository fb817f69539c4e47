import { caseResults, type JobResults } from './case-results.ts'
import type { ClientMark } from './clients/clients.ts'
import type { PictureName } from './picture/picture.tsx'

export interface CaseStudy extends Pick<JobResults, 'client' | 'results'> {
  id: string
  title: string
  mark: ClientMark
  image: PictureName
  imageShows: string
  challenge: string
  solution: string
  /** Descriptions of the two drawings. */
  before: string
  after: string
  /** Labels in the drawings, by their position. */
  labels: Readonly<Record<string, string>>
  /** Service for the link to the quote form, and its wording in a sentence. */
  service: string
  work: string
}

/** Two case studies from problem to figures, on /testimonials. Their drawings are in `case-drawings.tsx`. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'tank-11',
    title: 'A 9,000 m³ tank, moved in one working day',
    ...caseResults['tank-11'],
    mark: 'client-lantern',
    image: 'tank-farm',
    imageShows: 'A tank farm from above: white tanks in rows, a pipe rack along the road',
    challenge:
      'A road was to be widened to within metres of crude tank 11. A new tank would have cost fourteen months of storage, and the farm could not give up a single loading slot.',
    solution:
      'We scanned the floor, replaced 31 plates, jacked the shell up and set it on 48 air-cushion pads. A new ring beam was waiting 96 metres away. The lift plan went to the client three weeks before the crane did.',
    before: 'Tank 11 stands where the widened road will pass within metres; its new ring beam is waiting.',
    after: 'The same shell on the new ring beam, 96 metres away; the road has its room.',
    labels: {
      tank: 'Tank 11',
      beam: 'Ring beam',
      way: '96 m',
      planned: 'Widening, planned',
      road: 'The road, widened',
    },
    service: 'mechanical-engineering',
    work: 'mechanical work',
  },
  {
    id: 'nine-nights',
    title: 'Fourteen motor control centres in nine nights',
    ...caseResults['nine-nights'],
    mark: 'client-orbit',
    image: 'switchgear',
    imageShows: 'A switch room: two long rows of motor control centres',
    challenge:
      'Drawers from the 1980s ran hot and spare parts were gone, but the units behind them could be without power only between ten in the evening and six in the morning.',
    solution:
      'We took one section a night. New drawers were built and tested in our workshop against a copy of the old bus bars, so that each needed a change of twenty-five minutes and a function test on site.',
    before: 'Fourteen motor control centres with drawers from the 1980s.',
    after: 'The same fourteen with new drawers, each changed in twenty-five minutes and tested on site.',
    labels: {},
    service: 'electrical-system-engineering',
    work: 'electrical work',
  },
]
