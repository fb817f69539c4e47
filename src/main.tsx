import './ui/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { restoreSession } from './api/session.ts'
import { createAppRouter } from './router.tsx'
import { followPageChanges } from './site/page-change.ts'
import { recordVisit } from './site/record-visit.ts'
import { markSaveData } from './ui/save-data.ts'
import { applyTheme, themeAtom } from './ui/theme.ts'

applyTheme(getDefaultStore().get(themeAtom))
markSaveData()
restoreSession()

const queryClient = createQueryClient()
const router = createAppRouter({ queryClient })
followPageChanges(router)
recordVisit(router)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
