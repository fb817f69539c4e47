import { createFileRoute } from '@tanstack/react-router'
import { DevicePage } from '#src/dashboard/device/device-page.tsx'
import { deviceSearch } from '#src/dashboard/device/device-search.ts'
import { privateHead } from '#src/site/private-head.ts'

export const Route = createFileRoute('/dashboard/device')({
  head: () => privateHead('This device'),
  validateSearch: deviceSearch,
  component: DevicePage,
})
