import { collection } from '#src/contract/schema/collection.ts'
import { careerInput } from './input.ts'
import { careerReads } from './record.ts'

export const careers = collection(careerReads, {
  calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
  input: careerInput,
})
