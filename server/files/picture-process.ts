import { writePicture } from './picture.ts'
import type { PictureMessage, Question } from './pictures.ts'

// Script of the processes that pictures.ts starts.
const sendMessage = (message: PictureMessage) => process.send?.(message)

process.on('message', ({ bytes, wish }: Question) => {
  writePicture(bytes, wish).then(
    (picture) => sendMessage({ picture }),
    (error: Error) => sendMessage({ problem: error.message }),
  )
})

process.on('disconnect', () => process.exit())

sendMessage('started')
