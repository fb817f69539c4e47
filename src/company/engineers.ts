import { company, disciplineNames } from './company.ts'

/** A person whom visitors may call about their work. */
export interface Engineer {
  name: string
  position: string
  /** Own number; the company's by default. */
  phone: string
}

const engineer = (name: string, position: string, phone: string = company.phones[0]): Engineer => ({
  name,
  position,
  phone,
})

const process = engineer('Ngozi Ezeudu', 'Head of Process Engineering')

/** Contact for messages, applications and requests without a discipline; undefined for none. */
export const firstContact: Engineer | undefined = engineer('Tamuno Briggs', 'Director of Projects')

/** Lead engineer of each discipline. A discipline without one has the first contact. */
const leads: Partial<Record<(typeof disciplineNames)[number], Engineer>> = {
  Electrical: engineer('Aisha Garba', 'Lead Electrical Engineer'),
  mechanical: engineer('Ovie Umukoro', 'Head of Mechanical Engineering'),
  civil: engineer('Femi Alabi', 'Lead Civil and Structural Engineer'),
  chemical: process,
  process,
}

/** Returns the lead engineer of the discipline in a service's name, or else the first contact. */
export function engineerFor(service: string | undefined): Engineer | undefined {
  const name = service?.toLowerCase() ?? ''
  const discipline = disciplineNames.find((one) => name.includes(one.toLowerCase()))
  return (discipline && leads[discipline]) ?? firstContact
}
