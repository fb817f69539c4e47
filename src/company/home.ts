import { company, engineering, headOffice } from './company.ts'

const plants = `for oil and gas, power and process plants in ${company.country.name}. Based in ${headOffice}.`

/** Description of the company for search engines and its feed. */
export const description = company.homeDescription || `${engineering} ${plants}`

/** Claims of the home page. */
export const claims = [
  { value: 15, unit: '+', label: 'Years of experience' },
  { value: 97, unit: '%', label: 'Client satisfaction' },
  { value: 95, unit: '%', label: 'Project finalization' },
  { value: 98, unit: '%', label: 'Premium delivery service' },
] as const

/** Explanation of the claims; '' for none. */
export const claimsBasis: string =
  'Basis, 2021 to 2025: surveys after handover (satisfaction), jobs handed over of those begun (finalization), documents issued on the agreed day (delivery).'

/** Headline of the home page. It fits in one line on a phone. */
export const promise = 'Plants that start up on schedule'
export const promisedAfter = 'and run for decades.'

/** Text after the disciplines. */
export const scope = 'for oil and gas, power and process industries, from the first sketch to handover.'

export const introTitle = 'We stay on site until your plant is running'

const trade = `designs, builds and starts up plant for the oil and gas sector and the industries around it. Our office, our workshop and most of our people are in ${company.city}, close to the plants that we look after.`

export const intro = `${company.name} ${trade}`

/** Explanation of why there are more years of experience than of the company. */
export const foundingLine = `${company.incorporated}, by engineers who had worked side by side since 2009`

export const engineers =
  'The engineer who calculates your pump station also walks the site, signs the test sheets and is there when the pumps turn. You speak to that person, not to a call desk.'

/** Texts above the sections of the home page. */
export const servicesPurpose = 'Hire us for one discipline, or for all six under one contract.'
export const valuesTitle = 'Six rules for every job'
export const valuesPurpose = 'Six short rules. Hold us to them on site.'
export const closingLine = 'Send what you have, or call. An engineer will answer.'
