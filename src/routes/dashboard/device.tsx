import { createFileRoute } from '@tanstack/react-router'
import { DevicePage } from '#src/dashboard/device/device-page.tsx'
import { deviceSearch } from '#src/dashboard/device/device-search.ts'
import { tryAgain } from '#src/offline/connection/connection.ts'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/device')({
  head: () => privateHead('This device'),
  validateSearch: deviceSearch,
  // This screen asks the server for nothing by itself, and what may be done here hangs on whether it is there.
  loader: () => void tryAgain(),
  component: DevicePage,
})
