import { company } from './company.ts'

/** Vision and mission of the company. */
export const vision =
  'Plants in Nigeria that are designed, built and kept running by engineers who live here, to a standard that their owners can show anywhere.'

export const mission =
  'To bring plants into operation on schedule, to send everyone home unhurt, and to hand over records that operators can use for thirty years.'

/** Values in order of importance. */
export const values = [
  {
    name: 'Safety',
    text: 'Anybody on site may stop a job. No schedule overrides that.',
  },
  {
    name: 'Candour',
    text: 'You hear bad news the day we do, with the cost and our proposed fix.',
  },
  {
    name: 'Ownership',
    text: 'Every weld, loop and lift carries the name of the person who signed for it.',
  },
  {
    name: 'Precision',
    text: 'We measure first, record the readings, and hand the records over.',
  },
  {
    name: 'Local skill',
    text: 'Welders, fitters and engineers from the Delta, trained until they can lead the work.',
  },
  {
    name: 'Improvement',
    text: 'Every job ends with a review that changes at least one procedure.',
  },
] as const

/** Strengths that are hard to find elsewhere. */
export const strengths = [
  {
    name: 'One team for every interface',
    text: 'Six disciplines share one office. Where a cable meets a pump base, the two designers meet first.',
  },
  {
    name: 'Experience in live plants',
    text: 'Tie-ins, hot taps and switchboard changes are planned around your production, window by window.',
  },
  {
    name: 'Our own workshop',
    text: `Prefabrication, valve overhaul and load tests happen in ${company.city}, with hold points that you can attend.`,
  },
  {
    name: 'Records kept as the work proceeds',
    text: 'Weld maps, loop sheets and as-built drawings are kept as we go, and are yours at completion.',
  },
] as const
