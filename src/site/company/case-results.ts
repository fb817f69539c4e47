/** A figure and what it counts, which read as one sentence. */
export type Result = readonly [figure: string, words: string]

/** What a job came to that is told as a case study, for that study and for the page of its project. */
export interface JobResults {
  /** The id of the case study on /testimonials. */
  study: string
  client: string
  /** How the title of its project names the job. */
  job: string
  results: readonly Result[]
}

export const tankMove: JobResults = {
  study: 'tank-11',
  client: 'Lantern Terminals',
  job: 'tank 11',
  results: [
    ['96 m', 'in nine hours'],
    ['9 mm', 'at most between the shell and its design radius'],
    ['0', 'loading slots lost'],
  ],
}
