import type { PictureMessage, Question } from '#server/files/pictures.ts'

// Replaces the process that writes pictures, and crashes on pictures with a width of 13.
process.on('message', ({ bytes, wish }: Question) => {
  if (!('width' in wish)) return
  if (wish.width === 13) process.exit(1)
  const picture = { bytes: new Uint8Array(bytes), extension: String(process.pid), width: 1, height: 1 }
  setTimeout(() => process.send?.({ picture } satisfies PictureMessage), 200)
})
process.on('disconnect', () => process.exit())
process.send?.('started')
