import { MessageSquareQuote } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { defineResource } from '#src/dashboard/navigation/define-resource.ts'

export const quoteRequests = defineResource(api.quoteRequests, {
  label: 'Quote Requests',
  icon: MessageSquareQuote,
  goKey: 'q',
})
