import { createFileRoute } from '@tanstack/react-router'
import { MediaForm } from '#src/dashboard/media/media-form.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/media/new')({
  head: () => privateHead('Add Gallery Item'),
  component: () => <MediaForm />,
})
