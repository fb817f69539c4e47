import { atom, useAtom } from 'jotai'
import type { OutboxItem } from '#src/offline/outbox/item.ts'
import { remove, retry, stop } from '#src/offline/outbox/outbox.ts'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { emailOf, fileOf, whatsAppOf } from './kind-words.ts'

/** Ids of items handed over to WhatsApp or email by this page, until the visitor reports whether they were sent. */
const handedOverItemsAtom = atom<readonly string[]>([])

interface OtherWaysProps {
  item: OutboxItem
  onRemoved?: () => void
}

/** Links to send an item that has not arrived by WhatsApp or email. */
export function OtherWays({ item, onRemoved }: OtherWaysProps) {
  const { id } = item
  const [handedOver, setHandedOver] = useAtom(handedOverItemsAtom)
  const isHandedOver = handedOver.includes(id)
  const forget = () => setHandedOver((ids) => ids.filter((one) => one !== id))
  const file = fileOf(item)
  const take = () => {
    setHandedOver((ids) => [...ids, id])
    // Otherwise it would arrive twice.
    void stop(id)
  }
  const linkParts = { onClick: take, className: buttonClass('secondary', 'small') }
  return (
    <div>
      <p className="text-ink-soft text-sm">
        {`Or send what you typed another way${file ? `, and attach ${file.name} yourself` : ''}:`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={whatsAppOf(item)} target="_blank" rel="noreferrer" {...linkParts}>
          Send by WhatsApp
        </a>
        <a href={emailOf(item)} {...linkParts}>
          Send by e-mail
        </a>
      </div>
      <WentOut
        isAsked={item.state === 'stopped' && isHandedOver}
        onYes={async () => {
          forget()
          await remove(id)
          onRemoved?.()
        }}
        onNo={() => {
          forget()
          void retry(id)
        }}
      />
    </div>
  )
}

interface WentOutProps {
  isAsked: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks whether the item was sent: only the visitor knows what happened in the other app. */
function WentOut({ isAsked, onYes, onNo }: WentOutProps) {
  return (
    <>
      <p role="status" className={isAsked ? 'mt-4' : undefined}>
        {isAsked && 'It is not sent from here any more. Did it go out that way?'}
      </p>
      {isAsked && (
        <div ref={handFocusOn} className="mt-2 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={onYes}>
            Yes, delete it here
          </Button>
          <Button size="small" variant="secondary" onClick={onNo}>
            No, still send it
          </Button>
        </div>
      )}
    </>
  )
}
