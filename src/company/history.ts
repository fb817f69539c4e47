import { company } from './company.ts'

/** Heading of the history. */
export const historyTitle = 'From one crew to six disciplines'

/** Milestones of the company, oldest first. */
export const milestones = [
  {
    year: 2009,
    title: 'Four engineers form a crew',
    text: 'They refit a flow station side by side. Our years of experience are counted from here.',
  },
  {
    year: company.incorporated,
    title: `${company.shortName} is incorporated`,
    text: 'The four start their own company, with one office, two welding sets and a first client.',
  },
  {
    year: 2018,
    title: 'First contract from design to start-up',
    text: 'A produced-water skid: designed, fabricated and commissioned under one signature.',
  },
  {
    year: 2020,
    title: 'The workshop opens',
    text: 'Pipe prefabrication and valve overhaul move under our own roof, with a test bay for both.',
  },
  {
    year: 2022,
    title: 'The electrical group starts',
    text: 'It takes on substations up to 132 kV and tests its own protection schemes.',
  },
  {
    year: 2024,
    title: 'Six disciplines, one programme',
    text: 'Project management becomes a service of its own. One plan now holds every discipline on a job.',
  },
] as const
