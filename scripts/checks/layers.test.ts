import { expect, test } from 'vitest'
import { importFault, importsOf } from './layers.ts'

test.each([
  ['src/ui/button.tsx', 'src/ui/classes.ts'],
  ['src/ui/form/form.tsx', 'src/ui/button.tsx'],
  ['src/dashboard/projects/project-list.tsx', 'src/dashboard/list/record-table.tsx'],
  ['src/dashboard/projects/project-list.tsx', 'src/dashboard/projects/set-status.ts'],
  ['src/dashboard/navigation/resources.ts', 'src/dashboard/projects/resource.ts'],
  ['src/dashboard/shell/sidebar.tsx', 'src/dashboard/device/sync-link.tsx'],
  ['src/dashboard/careers/career-list.stories.tsx', 'mocks/stories.ts'],
  ['src/offline/encryption/offline-period.test.ts', 'src/offline/query-cache/device.fixture.ts'],
  ['mocks/crud.ts', 'src/contract/index.ts'],
  ['server/http/host.ts', 'server/pages/pages.ts'],
  ['server/start.ts', 'server/http/host.ts'],
])('%s may import %s', (file, imported) => {
  expect(importFault(file, imported)).toBeUndefined()
})

test.each([
  ['src/ui/button.tsx', 'src/ui/form/form.tsx'],
  ['src/ui/button.tsx', 'src/api/index.ts'],
  ['src/contract/index.ts', 'src/api/index.ts'],
  ['src/dashboard/projects/project-list.tsx', 'src/dashboard/team/team-list.tsx'],
  ['src/dashboard/navigation/resources.ts', 'src/dashboard/projects/project-list.tsx'],
  ['src/dashboard/list/record-table.tsx', 'src/dashboard/form/form-page.tsx'],
  ['src/dashboard/record/panel.tsx', 'src/site/cards/blog-card.tsx'],
  ['src/offline/storage/flush.ts', 'src/dashboard/offline-data/encryption/offline-period.ts'],
  ['src/site/cards/blog-card.tsx', 'src/dashboard/routes/login.tsx'],
  ['src/site/cards/blog-card.tsx', 'mocks/stories.ts'],
  ['src/dashboard/careers/career-list.stories.tsx', 'mocks/crud.ts'],
  ['mocks/crud.ts', 'src/api/index.ts'],
  ['server/pages/pages.ts', 'server/http/host.ts'],
  ['backend/http/response.ts', 'backend/calls/records.ts'],
  ['server/database/sqlite.ts', 'server/start.ts'],
])('%s may not import %s', (file, imported) => {
  expect(importFault(file, imported)).toContain(imported)
})

test('importsOf finds static and dynamic imports of layers and neighbours', () => {
  const text = `import type { A } from './a.ts'
import {
  B,
} from '#src/b.ts'
import '#src/c.css'
const d = lazy(() => import('./d.tsx'))
import z from 'zod'`
  expect(importsOf('src/ui/x.ts', text)).toEqual(['src/ui/a.ts', 'src/b.ts', 'src/c.css', 'src/ui/d.tsx'])
})
