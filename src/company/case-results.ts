/** A figure and its unit, which read as one sentence. */
export type Result = readonly [figure: string, words: string]

/** Results of a job with a case study. */
export interface JobResults {
  client: string
  /** Part of the project's title that identifies the job. */
  job: string
  results: readonly Result[]
}

/** Results by the id of the case study on /testimonials. The project's page shows them, too. */
export const caseResults = {
  'tank-11': {
    client: 'Lantern Terminals',
    job: 'tank 11',
    results: [
      ['96 m', 'in nine hours'],
      ['9 mm', 'maximum deviation from design radius'],
      ['0', 'loading slots lost'],
    ],
  },
  'nine-nights': {
    client: 'Orbital Refining',
    job: 'motor control centres',
    results: [
      ['06:00', 'power back by then, every morning'],
      ['212', 'drawers with a signed test sheet'],
      ['0', 'trips in the first year'],
    ],
  },
} as const satisfies Record<string, JobResults>
