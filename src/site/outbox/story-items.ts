import { day, type ItemState, newItem, type OutboxItem, receipt } from '#src/offline/outbox/item.ts'

const values = {
  fullName: 'Ngozi Okafor',
  email: 'ngozi@delta.example',
  phoneNumber: '+234 803 123 4567',
  service: 'support',
  message: 'The level transmitter of tank 4 drifts.',
}

/** An item in one of its states, as stories show it. */
export function storyItem(state: ItemState, change: Partial<OutboxItem> = {}): OutboxItem {
  const fresh = newItem({ kind: 'message', form: 'message', title: 'Message: Technical Support', values }, [])
  const item = { ...fresh, createdAt: Date.now() - day / 12, state, ...change }
  return state === 'sent' ? receipt(item) : item
}

/** One with a file. */
export function storyApplication(state: ItemState, change: Partial<OutboxItem> = {}): OutboxItem {
  const resume = new File(['%PDF-1.4', new Uint8Array(320_000)], 'resume.pdf', { type: 'application/pdf' })
  return storyItem(state, {
    kind: 'application',
    form: 'application 66c0ffeea300000000000002',
    title: 'Application: Piping Stress Engineer',
    values: { applicantName: 'Amaka Okafor', role: 'Piping Stress Engineer', resume },
    ...change,
  })
}
