import { written } from './picture.ts'
import type { Answer, Question } from './pictures.ts'

// The script of the processes that pictures.ts starts.
process.on('message', ({ bytes, wish }: Question) => {
  const answer = (said: Answer) => process.send?.(said)
  written(bytes, wish).then(
    (picture) => answer({ picture }),
    () => answer({}),
  )
})

process.on('disconnect', () => process.exit())
