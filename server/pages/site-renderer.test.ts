import { expect, test } from 'vitest'
import type { Commit } from '#backend/ports/rows.ts'
import { siteValues } from '#src/contract/site/record.ts'
import type { Renderer } from './open-renderer.ts'
import { createSiteRenderer } from './site-renderer.ts'

function kit(siteUrl?: string) {
  const listeners = new Set<(commit: Commit) => void>()
  const opened: object[] = []
  const values = { ...siteValues.missing }
  const faults: Error[] = []
  const site = createSiteRenderer({
    open: async (facts) => {
      const [fault] = faults.splice(0)
      if (fault) throw fault
      opened.push(facts)
      // Only its identity matters here.
      return {} as Renderer
    },
    readSite: async () => ({ ...values }),
    rows: {
      watch: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    siteUrl,
  })
  const write = (...tables: Commit['tables']) => {
    for (const listener of listeners) listener({ tables, inserted: [] })
  }
  return { site, opened, values, faults, write, listeners }
}

test('a renderer is opened anew only when the facts of the settings have changed', async () => {
  const { site, opened, values, write } = kit()
  const first = await site.renderer()
  write('projects')
  write('settings')
  expect(await site.renderer()).toBe(first)
  values.metaTitle = 'Ours'
  expect(await site.renderer()).toBe(first)
  write('settings')
  const [second, third] = await Promise.all([site.renderer(), site.renderer()])
  expect(second).not.toBe(first)
  expect(third).toBe(second)
  expect(opened).toEqual([{}, { homeTitle: 'Ours' }])
  expect(await site.facts()).toEqual({ homeTitle: 'Ours' })
})

test('the address that the server is reached at takes precedence over the saved one', async () => {
  const { site, values } = kit('https://own.example')
  values.siteUrl = 'https://typed.example'
  expect(await site.facts()).toEqual({ url: 'https://own.example' })
})

test('a renderer that cannot be opened is tried again with the next page, and a stopped one follows no writes', async () => {
  const { site, faults, listeners } = kit()
  faults.push(new Error('Too many open files'))
  await expect(site.renderer()).rejects.toThrow('Too many open files')
  await expect(site.renderer()).resolves.toBeDefined()
  site.stop()
  expect(listeners.size).toBe(0)
})
