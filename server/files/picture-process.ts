import { writePicture } from './picture.ts'
import type { Answer, Question } from './pictures.ts'

// Script of the processes that pictures.ts starts.
const answer = (said: Answer) => process.send?.(said)

process.on('message', ({ bytes, wish }: Question) => {
  writePicture(bytes, wish).then(
    (picture) => answer({ picture }),
    (error: Error) => answer({ problem: error.message }),
  )
})

process.on('disconnect', () => process.exit())

answer('started')
