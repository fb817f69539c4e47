import type { PictureName } from './picture/picture.tsx'

export interface Policy {
  id: string
  /** Word beside the number. */
  label: string
  title: string
  /** Policy in one sentence. */
  statement: string
  text: readonly string[]
  /** Commitments to clients and inspectors. */
  commitments: readonly string[]
  /** Revision, day and signatory of the signed paper. */
  issue?: { revision: string; date: string; signedBy: string }
  picture: PictureName
  pictureShows: string
}

/** Summary of /about-hse, for search engines and below the title. */
export const policyPromises =
  'Our commitments on quality, safety and the environment: continuous improvement, everyone’s right to halt unsafe work, and sites left clean.'
export const policiesPurpose =
  'Our quality, safety and environmental policies. Clients and inspectors may hold us to every line.'

const issue = {
  revision: 'Revision 4',
  date: '6 January 2025',
  signedBy: 'Efe Ogheneruno, Managing Director',
}

/** The three policies of /about-hse. */
export const policies: readonly Policy[] = [
  {
    id: 'quality',
    label: 'Quality',
    title: 'Quality Assurance Policy',
    statement: 'We meet the specification, then improve how we got there.',
    text: [
      'Our quality system rests on continuous improvement and follows the KAIZEN principle: many small steps, taken by the people who do the work. A welder, a planner or a storekeeper who sees a better way writes it down. The lead of the job tries it within two weeks, and either changes the procedure or says why not.',
      'Quality cannot be inspected in at the end. It is planned before the first drawing, checked while the work is open, and proved by records that somebody has signed.',
    ],
    commitments: [
      'No job starts without an inspection and test plan that includes your hold points.',
      'Only current drawings, procedures and calibrated instruments are in use.',
      'A fault is recorded on the day, its cause is found, and the remedy is checked on the next job.',
      'Management reads repair rates, late documents and complaints every month.',
      'Every project ends with a review that changes at least one procedure.',
    ],
    issue,
    picture: 'weld',
    pictureShows: 'Sparks fly from a weld on a steel pipe',
  },
  {
    id: 'safety',
    label: 'Safety',
    title: 'Safety Policy',
    statement: 'Anyone who sees unsafe work stops it.',
    text: [
      'No date, cost or client instruction overrides this. Anyone who halts a job in good faith is thanked, right or wrong, and work resumes only when the cause has been removed.',
      'All near-misses, injuries and losses are preventable. We therefore report and investigate a near-miss like an injury, and the lesson reaches every site within a week.',
    ],
    commitments: [
      'Everybody on our sites may halt unsafe activity, whatever their rank or employer.',
      'Nobody works without training: induction, the task itself, and a refresher every year.',
      'Permits, isolations and lift plans are written for the job at hand, never copied.',
      'Protective equipment fits its wearer and costs them nothing.',
      'Emergency drills are held every quarter, timed, and discussed the same day.',
    ],
    issue,
    picture: 'blueprints-hard-hat',
    pictureShows: 'An orange hard hat and a pair of callipers on the drawings of a plant',
  },
  {
    id: 'environment',
    label: 'Environment',
    title: 'Environmental Policy',
    statement: 'We leave the ground, the water and the air of a site no worse than we found them.',
    text: [
      'Legal compliance is the minimum. Environmental law, the conditions of your permits and our agreements with host communities are written into the plan of the job, with a name beside each of them.',
      'We run our sites under an environmental management system, built on the requirements for certification such as ISO 14001: aspects are listed, targets are set, audits are held, and their findings are closed.',
    ],
    commitments: [
      'Waste disposal is traceable: sorted at its source, weighed, and given to licensed carriers only.',
      'Oil, solvents and test water are contained. Nothing is drained to open ground.',
      'A spill is reported at once, whatever its size, and cleaned up before work goes on.',
      'Fuel, water and waste are measured on every job and reported to the client.',
      'Before we leave, we walk the site with the client and the host community.',
    ],
    issue,
    picture: 'pipeline',
    pictureShows: 'A pipeline beside its open trench, between palms and green bush',
  },
]
