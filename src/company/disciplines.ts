import { disciplineNames } from './company.ts'
import { type DisciplineName, disciplineSubjects } from './discipline-subjects.ts'
import type { PictureName } from './picture/picture.tsx'

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

const details: Record<DisciplineName, Omit<Discipline, 'name' | 'subjects'>> = {
  Electrical: {
    categories: ['electrical-eng'],
    picture: 'switchgear',
    deliverables: [testPlan, permits, loopSheets, asBuilt],
  },
  mechanical: {
    picture: 'valve',
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
    deliverables: [testPlan, liftPlans, measurements, asBuilt],
  },
  chemical: {
    picture: 'pharma-vessels',
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
    deliverables: [testPlan, measurements, loopSheets, asBuilt],
  },
  'project management': {
    picture: 'project-management',
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
export const disciplines: readonly Discipline[] = disciplineNames.map((name) => ({
  name,
  subjects: disciplineSubjects[name],
  ...details[name],
}))
