import type { Browser } from 'playwright'
import sharp from 'sharp'
import { freshPhone, slowPage } from './page-visit.ts'

const step = 250
const frames = 20
const perRow = 10
const frame = { width: 136, height: 280 }
const gap = 8
const label = 22

interface Shot {
  /** Milliseconds since the navigation began. */
  at: number
  picture: Buffer
}

/** Records a first visit every 250 ms, side by side in one picture. */
export async function film(browser: Browser, address: string, file: string): Promise<void> {
  const shots = await shotsOf(browser, address)
  const cell = { width: frame.width + gap, height: frame.height + label + gap }
  const width = perRow * cell.width + gap
  const height = Math.ceil(frames / perRow) * cell.height + gap
  const white = await sharp({ create: { ...frame, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const parts = Array.from({ length: frames }, async (_, index) => {
    const left = gap + (index % perRow) * cell.width
    const top = gap + Math.floor(index / perRow) * cell.height
    const shot = shots.findLast(({ at }) => at <= index * step)
    const picture = shot
      ? await sharp(shot.picture)
          .resize({ ...frame, fit: 'fill' })
          .toBuffer()
      : white
    return [
      { input: caption(`${((index * step) / 1000).toFixed(2)} s`), left, top },
      { input: picture, left, top: top + label },
    ]
  })
  await sharp({ create: { width, height, channels: 3, background: '#8796a0' } })
    .composite((await Promise.all(parts)).flat())
    .webp({ quality: 80, effort: 6 })
    .toFile(file)
}

async function shotsOf(browser: Browser, address: string): Promise<Shot[]> {
  const phone = await freshPhone(browser)
  const { page, devtools } = await slowPage(phone)
  const shots: Shot[] = []
  let start = 0
  devtools.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document') start ||= wallTime * 1000
  })
  devtools.on('Page.screencastFrame', ({ sessionId, data, metadata: { timestamp = 0 } }) => {
    void devtools.send('Page.screencastFrameAck', { sessionId })
    // Earlier frames show the empty page before the visit.
    if (start > 0) shots.push({ at: timestamp * 1000 - start, picture: Buffer.from(data, 'base64') })
  })
  await devtools.send('Page.startScreencast', {
    format: 'png',
    maxWidth: frame.width * 2,
    maxHeight: frame.height * 2,
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(frames * step + 500)
  await phone.close()
  return shots
}

function caption(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${label}"><text x="2" y="16" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
  )
}
