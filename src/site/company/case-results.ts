/** A figure and what it counts, which read as one sentence. */
export type Result = readonly [figure: string, words: string]

/** What a job came to that is told as a case study. */
export interface JobResults {
  client: string
  /** How the title of its project names the job. */
  job: string
  results: readonly Result[]
}

/** By the id of the case study on /testimonials; the page of the job's project has them, too. */
export const caseResults = {
  'tank-11': {
    client: 'Lantern Terminals',
    job: 'tank 11',
    results: [
      ['96 m', 'in nine hours'],
      ['9 mm', 'at most between the shell and its design radius'],
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
