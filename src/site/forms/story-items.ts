import { commonPart, type ItemState, type OutboxItem, receipt } from '#src/offline/outbox/item.ts'
import { newItem } from '#src/offline/outbox/new-item.ts'
import { day } from '#src/ui/text/durations.ts'

const input = {
  fullName: 'Ngozi Okafor',
  email: 'ngozi@delta.example',
  phoneNumber: '+234 803 123 4567',
  service: 'support',
  message: 'The level transmitter of tank 4 drifts.',
}

/** Properties that an item may have in any state. */
type Change = Partial<
  Pick<
    Extract<OutboxItem, { state: 'waiting' }>,
    | 'kind'
    | 'form'
    | 'title'
    | 'input'
    | 'attempts'
    | 'createdAt'
    | 'goodUntil'
    | 'notBefore'
    | 'lacksRoom'
    | 'mayHaveArrived'
    | 'reason'
    | 'isMemoryOnly'
    | 'isBlocked'
  > & { said: string }
>

/** Makes an item in a given state, for stories. */
export function storyItem(state: ItemState, change: Change = {}): OutboxItem {
  const fresh = newItem({ kind: 'message', form: 'message', title: 'Message: Technical Support', input })
  const { said, isMemoryOnly, isBlocked, ...changed } = change
  const waiting = { ...fresh, createdAt: Date.now() - day / 12, ...changed }
  const onPage = { ...(isMemoryOnly && { isMemoryOnly }), ...(isBlocked && { isBlocked }) }
  const common = { ...commonPart(waiting), ...onPage }
  switch (state) {
    case 'waiting':
      return { ...waiting, ...onPage }
    case 'sending':
      return { ...common, state, attempt: 'one', isKeyed: true }
    case 'refused':
      return { ...common, state, reason: waiting.reason ?? '', ...(said && { said }) }
    case 'sent':
      return receipt(waiting)
    default:
      return { ...common, state }
  }
}

/** Makes an application with a file. */
export function storyApplication(state: ItemState, change: Change = {}): OutboxItem {
  const resume = new File(['%PDF-1.4', new Uint8Array(320_000), '%%EOF'], 'resume.pdf', {
    type: 'application/pdf',
  })
  return storyItem(state, {
    kind: 'application',
    form: 'application 66c0ffeea300000000000002',
    title: 'Application: Piping Stress Engineer',
    input: { applicantName: 'Amaka Okafor', role: 'Piping Stress Engineer', resume },
    ...change,
  })
}
