/** The most telling figure of a project, on its card and page. `job` is a part of its title. */
export const jobFigures: readonly { client: string; job: string; figure: string }[] = [
  { client: 'Wavecrest Offshore', job: 'loading berth', figure: '64 piles' },
  { client: 'Peakfield Energy', job: 'train 2', figure: '12 tie-ins' },
  { client: 'Lantern Terminals', job: 'tank 11', figure: '96 m in nine hours' },
  { client: 'Ironwood Steel', job: 'substation', figure: '2 × 60 MVA' },
  { client: 'Bluecreek Midstream', job: 'pipeline', figure: '1,940 welded joints' },
  { client: 'Clearwell Fertilizers', job: 'granulation', figure: '640 t of steel' },
  { client: 'Hexa Petrochemicals', job: 'column', figure: '14 new trays' },
  { client: 'Palmgate Pharma', job: 'clean utilities', figure: '1,100 m of clean pipe' },
]
