import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { MediaForm } from '#src/dashboard/media/media-form.tsx'

export const Route = createFileRoute('/dashboard/media/new')({
  head: () => privateHead('Add Gallery Item'),
  component: () => <MediaForm />,
})
