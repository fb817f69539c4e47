import { hostileTexts } from '#tests/support/hostile-texts.ts'
import { below, pick, type Random } from '#tests/support/random.ts'

export function hostileText(random: Random): string {
  if (random() < 0.75) return pick(hostileTexts, random) ?? ''
  const length = below(40, random)
  return Array.from({ length }, () => String.fromCharCode(below(random() < 0.7 ? 256 : 65_536, random))).join(
    '',
  )
}

export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random()
  if (kind < 0.5) return hostileText(random)
  if (kind < 0.6) return (random() - 0.5) * 10 ** below(300, random)
  if (kind < 0.7)
    return pick([0, -1, Number.POSITIVE_INFINITY, 2 ** 53, 2 ** 63, -(2 ** 31) - 1, 1e-320], random)
  if (kind < 0.8) return pick([true, false, null], random)
  if (depth > 3) return null
  if (kind < 0.9) return Array.from({ length: below(6, random) }, () => hostileValue(random, depth + 1))
  return { [hostileText(random)]: hostileValue(random, depth + 1), __proto__: null }
}

export const hostileBodies = [
  '',
  '[]',
  'null',
  '"text"',
  '{',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"role":"super_admin"},"constructor":{"prototype":{"x":1}}}',
  `{"a":${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{${'"a":1,'.repeat(8_000)}"b":2}`,
  '{"email":1e999}',
  'x'.repeat(70_000),
  '--x\r\n\r\n',
  '--x--\r\n',
  '--x\r\ncontent-disposition: form-data\r\n\r\na\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="a"; filename="../../x"\r\n\r\n',
  '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(400),
  '\x1f\x8b\x08\x00',
]

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const files: [bytes: Buffer, type: string][] = [
  [png, 'image/png'],
  [png.subarray(0, 40), 'image/png'],
  // A header that declares 65,535 × 65,535 pixels.
  [
    Buffer.concat([png.subarray(0, 16), Buffer.from('0000ffff0000ffff', 'hex'), png.subarray(24)]),
    'image/png',
  ],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/svg+xml'],
  [
    Buffer.from(
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ),
    'image/svg+xml',
  ],
  [Buffer.from('<script>alert(1)</script>'), 'text/html'],
  [Buffer.from('%PDF-1.7\n/OpenAction /JavaScript\nstartxref\n9\n%%EOF\n'), 'application/pdf'],
  [Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  [Buffer.from('GIF89a\x01\x00'), 'image/gif'],
  [Buffer.from('PK\x03\x04'), 'application/zip'],
  [Buffer.alloc(0), 'image/png'],
  [Buffer.alloc(200_000, 'a'), 'application/octet-stream'],
]
const names = ['a.png', '../../x.svg', 'C:\\x.exe', '\0.pdf', '"; x="', 'CON', `${'n'.repeat(400)}.pdf`, '.']

/** Creates a multipart body of these entries, with hostile files. */
export function hostileForm(entries: Record<string, unknown>, random: Random) {
  const boundary = random() < 0.95 ? `x${below(1e9, random)}` : hostileText(random).replace(/[^\w-]/g, '')
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(entries))
    for (const entry of [value].flat()) {
      const field = Array.isArray(value) ? `${name}[]` : name
      if (entry instanceof File) {
        const [bytes, type] = pick(files, random) ?? [png, 'image/png']
        const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${pick(names, random)}"\r\ncontent-type: ${type}\r\n\r\n`
        parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'))
      } else {
        const text = typeof entry === 'object' ? JSON.stringify(entry) : String(entry)
        parts.push(
          Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`),
        )
      }
    }
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    // Cut one in twenty in the middle.
    body: random() < 0.05 ? whole.subarray(0, below(whole.length, random)) : whole,
  }
}
