import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const benches = Object.entries(scripts).filter(([name]) => name.startsWith('bench'))

describe.each(benches)('%s', (_, command) => {
  test('a benchmark builds and packs into folders that no other command reads', () => {
    const parts = command.split(' && ')
    for (const part of parts) {
      expect(part).not.toMatch(/^vite build|^npm run/)
      if (part.includes('scripts/ensure-build.ts')) expect(part).toMatch(/ensure-build\.ts dist-bench$/)
      if (part.includes('scripts/pack.ts')) expect(part).toMatch(/--site dist-bench --to release-bench$/)
    }
    expect(parts.some((part) => part.includes('dist-bench'))).toBe(true)
  })
})
