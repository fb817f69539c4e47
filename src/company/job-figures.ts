/** The most telling figure of a project, on its card and page: a part of its title in lower case, and the figure. */
export const jobFigures: readonly (readonly [job: string, figure: string])[] = [
  ['loading berth, bonny', '64 piles'],
  ['gas plant extension, train 2', '12 tie-ins'],
  ['crude tank 11, warri', '96 m in nine hours'],
  ['substation, ajaokuta', '2 × 60 MVA'],
  ['condensate pipeline', '1,940 welded joints'],
  ['granulation building', '640 t of steel'],
  ['column revamp', '14 new trays'],
  ['infusion plant, kaduna', '1,100 m of clean pipe'],
]
