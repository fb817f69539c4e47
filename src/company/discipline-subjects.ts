import type { disciplineNames } from './company.ts'

export type DisciplineName = (typeof disciplineNames)[number]

/** Texts that identify the projects of a discipline by title, and its articles by title and topic. */
export const disciplineSubjects: Record<DisciplineName, readonly string[]> = {
  Electrical: [
    'electrical',
    'substation',
    'switchgear',
    'transformer',
    'motor control centre',
    'power supply',
  ],
  mechanical: [
    ...['mechanical', 'tank', 'pipeline', 'piping', 'pump', 'compressor', 'turbine', 'valve'],
    ...['hot tapping', 'welding'],
  ],
  civil: ['civil', 'foundation', 'bund', 'jetty', 'berth', 'road', 'building', 'concrete', 'piling'],
  chemical: ['chemical', 'fertilizer', 'granulation', 'clean utilities', 'water treatment', 'effluent'],
  process: ['process', 'process safety', 'HAZOP', 'column', 'gas plant', 'debottlenecking'],
  'project management': [
    'shutdown',
    'turnaround',
    'commissioning',
    'handover',
    'procurement',
    'local content',
  ],
}
