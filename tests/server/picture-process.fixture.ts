import type { Answer, Question } from '#server/files/pictures.ts'

// Stands in for the process that writes pictures, and falls over those that are to be 13 wide.
process.on('message', ({ bytes, wish }: Question) => {
  if (!('width' in wish)) return
  if (wish.width === 13) process.exit(1)
  const picture = { bytes: new Uint8Array(bytes), extension: String(process.pid), width: 1, height: 1 }
  setTimeout(() => process.send?.({ picture } satisfies Answer), 200)
})
process.on('disconnect', () => process.exit())
process.send?.('started')
