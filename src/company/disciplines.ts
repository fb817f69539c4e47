import { disciplineNames } from './company.ts'
import type { PictureName } from './picture/picture.tsx'

type DisciplineName = (typeof disciplineNames)[number]

/** Item that a client receives in the end. Each is also promised in values.ts, policies.ts or history.ts. */
interface Deliverable {
  name: string
  text: string
}

export interface Discipline {
  /** Text that identifies the discipline's services by name. */
  name: DisciplineName
  /** Categories that identify services whose name does not. */
  categories?: readonly string[]
  picture: PictureName
  pictureShows: string
  /** Subjects that identify projects by title, and articles by title and topic. */
  subjects: readonly string[]
  deliverables: readonly Deliverable[]
}

const testPlan = {
  name: 'Inspection and test plan',
  text: 'Before the job starts, with your hold points in it.',
}
const permits = {
  name: 'Permits and isolations',
  text: 'Written for your job and your plant.',
}
const liftPlans = {
  name: 'Lift plans',
  text: 'Written for your job, each lift signed for by name.',
}
const weldMaps = { name: 'Weld maps', text: 'Every weld with the name of the person who signed for it.' }
const loopSheets = { name: 'Loop sheets', text: 'Every loop with the name of the person who signed for it.' }
const measurements = {
  name: 'Measurement records',
  text: 'All readings, signed and handed over.',
}
const asBuilt = { name: 'As-built drawings', text: 'Kept as the work grows, and yours at completion.' }

const details: Record<DisciplineName, Omit<Discipline, 'name'>> = {
  Electrical: {
    categories: ['electrical-eng'],
    picture: 'switchgear',
    pictureShows: 'A switch room: two long rows of motor control centres',
    subjects: [
      'electrical',
      'substation',
      'switchgear',
      'transformer',
      'motor control centre',
      'power supply',
    ],
    deliverables: [testPlan, permits, loopSheets, asBuilt],
  },
  mechanical: {
    picture: 'valve',
    pictureShows: 'A gate valve with an orange hand wheel between the flanges of a pipe',
    subjects: [
      ...['mechanical', 'tank', 'pipeline', 'piping', 'pump', 'compressor', 'turbine', 'valve'],
      ...['hot tapping', 'welding'],
    ],
    deliverables: [
      weldMaps,
      liftPlans,
      {
        name: 'Tests in our workshop',
        text: 'Prefabrication, valve overhaul and load tests, with hold points that you can attend.',
      },
      asBuilt,
    ],
  },
  civil: {
    categories: ['civil-engineering', 'structural-eng'],
    picture: 'civil-foundation',
    pictureShows: 'A plant building at sunrise: columns with their reinforcement, and two cranes',
    subjects: ['civil', 'foundation', 'bund', 'jetty', 'berth', 'road', 'building', 'concrete', 'piling'],
    deliverables: [testPlan, liftPlans, measurements, asBuilt],
  },
  chemical: {
    picture: 'pharma-vessels',
    pictureShows: 'A hall of stainless vessels in two rows, with their pipes overhead',
    subjects: ['chemical', 'fertilizer', 'granulation', 'clean utilities', 'water treatment', 'effluent'],
    deliverables: [
      testPlan,
      measurements,
      {
        name: 'Traceable disposal',
        text: 'Waste sorted at its source, weighed, and given to licensed carriers only.',
      },
      asBuilt,
    ],
  },
  process: {
    picture: 'process-columns',
    pictureShows: 'Four columns of a process plant against a blue sky',
    subjects: ['process', 'process safety', 'HAZOP', 'column', 'gas plant', 'debottlenecking'],
    deliverables: [testPlan, measurements, loopSheets, asBuilt],
  },
  'project management': {
    picture: 'project-management',
    pictureShows: 'Drawings of a plant on a table, with two hard hats and a pair of callipers',
    subjects: ['shutdown', 'turnaround', 'commissioning', 'handover', 'procurement', 'local content'],
    deliverables: [
      { name: 'One plan', text: 'One schedule for every discipline on the job.' },
      {
        name: 'Early warnings',
        text: 'You hear bad news the day we do, with the cost and our proposed fix.',
      },
      {
        name: 'Environmental report',
        text: 'Fuel, water and waste of the job, measured and reported to you.',
      },
      {
        name: 'Completion records',
        text: 'Weld maps, loop sheets and as-built drawings, kept as the work grows.',
      },
    ],
  },
}

/** Disciplines of the company with their deliverables. */
export const disciplines: readonly Discipline[] = disciplineNames.map((name) => ({ name, ...details[name] }))
