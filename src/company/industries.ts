/** Sectors with their icon and the company's work in them. */
export const industries = [
  { name: 'Oil and Gas', icon: 'droplet', work: 'Flow stations, tank farms, pipelines and jetties' },
  { name: 'Refinery', icon: 'factory', work: 'Pipe racks, pump stations and turnaround work' },
  { name: 'Petrochemicals', icon: 'flask', work: 'Columns, exchangers and control loops' },
  { name: 'Pharmaceuticals', icon: 'pill', work: 'Clean utilities and stainless process vessels' },
  { name: 'Power and Utility', icon: 'lightning', work: 'Substations, switchgear and turbine auxiliaries' },
  { name: 'Chemical and Fertilizers', icon: 'sprout', work: 'Prilling, granulation, storage and conveying' },
] as const satisfies readonly { name: string; icon: IndustryIcon; work: string }[]

export type IndustryIcon = 'droplet' | 'factory' | 'flask' | 'lightning' | 'pill' | 'sprout'
