import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Status } from '#src/ui/status-badge.tsx'
import { newRejectionsAtom, noteRejectionAtom } from './new-rejections.ts'
import type { Question } from './reply-question.tsx'
import type { Template } from './templates.ts'

interface ReplyQuestionOptions {
  /** Id of the record. */
  id: string
  isFollowedUp: boolean
  /** Status of the record, if its kind has one. */
  status?: Status | undefined
  mark: (isMarked: boolean) => Promise<void>
  mail: string | undefined
  chat: string | undefined
  template: Template | undefined
}

/** Returns the bar's question: whether to tell a rejected applicant, or whether an opened message was sent. */
export function useReplyQuestion({
  id,
  isFollowedUp,
  status,
  mark,
  mail,
  chat,
  template,
}: ReplyQuestionOptions) {
  const [asksWhetherSent, setAsksWhetherSent] = useState(false)
  const isNewRejection = useAtomValue(newRejectionsAtom).has(id)
  const noteRejection = useSetAtom(noteRejectionAtom)
  const href = mail ?? chat
  const askWhetherSent = () => {
    noteRejection(id, false)
    setAsksWhetherSent(!isFollowedUp)
  }
  const confirmSent = () => {
    setAsksWhetherSent(false)
    void mark(true)
  }
  const question = (): Question | undefined => {
    if (asksWhetherSent && !isFollowedUp) return { kind: 'sent', onSent: confirmSent }
    if (!isNewRejection || status?.value !== 'rejected' || !href || !template) return undefined
    const label = mail ? 'Tell by e-mail' : 'Tell by WhatsApp'
    return {
      kind: 'tell',
      template: template.name,
      way: { label, href, isNewTab: !mail },
      onTell: askWhetherSent,
    }
  }
  const dismiss = () => {
    setAsksWhetherSent(false)
    noteRejection(id, false)
  }
  return { question: question(), askWhetherSent, dismiss }
}
