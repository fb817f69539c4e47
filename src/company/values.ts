/** Vision and mission of the company. */
export const vision =
  'That a plant in Nigeria is designed, built and kept running by engineers who live here, to a standard that its owner could show anywhere.'

export const mission =
  'To bring plants into operation on the promised day, to send everybody home unhurt on the way there, and to hand over records that operators can work with for thirty years.'

/** Values in order of importance. */
export const values = [
  {
    name: 'Safety',
    text: 'Anybody on site may stop a job. Nobody has to justify that to the programme.',
  },
  {
    name: 'Candour',
    text: 'Bad news reaches you on the day we know it, with its cost and our proposal.',
  },
  {
    name: 'Ownership',
    text: 'Every weld, loop and lift carries the name of the person who signed for it.',
  },
  {
    name: 'Precision',
    text: 'We measure first, write down what we measured, and hand the record over.',
  },
  {
    name: 'Local skill',
    text: 'Welders, fitters and engineers from the Delta, trained until the work is theirs.',
  },
  {
    name: 'Improvement',
    text: 'Each job ends with a review, and at least one procedure changes because of it.',
  },
] as const

/** Strengths that are hard to find elsewhere. */
export const strengths = [
  {
    name: 'One answer for all interfaces',
    text: 'Six disciplines share one office. Where a cable meets a pump base, the two designers meet first.',
  },
  {
    name: 'At home in running plants',
    text: 'Tie-ins, hot taps and switchboard changes are planned around your production, window by window.',
  },
  {
    name: 'A workshop of our own',
    text: 'Prefabrication, valve overhaul and load tests happen in Warri, with hold points that you can attend.',
  },
  {
    name: 'Records that grow with the work',
    text: 'Weld maps, loop sheets and as-built drawings are kept as we go, and are yours at completion.',
  },
] as const
