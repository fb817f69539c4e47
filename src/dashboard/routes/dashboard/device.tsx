import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { DevicePage } from '#src/dashboard/device/device-page.tsx'
import { deviceSearch } from '#src/dashboard/device/device-search.ts'
import { tryAgain } from '#src/offline/connection/connection.ts'

export const Route = createFileRoute('/dashboard/device')({
  head: () => privateHead('This device'),
  validateSearch: deviceSearch,
  // This screen makes no requests of its own, but its actions depend on whether the server is reachable.
  loader: () => void tryAgain(),
  component: DevicePage,
})
