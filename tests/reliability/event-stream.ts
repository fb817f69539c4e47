import { setTimeout as pause } from 'node:timers/promises'
import { inboxNames } from '#src/contract/follow-ups.ts'

/** Collections of submissions. Events also report staff's own records. */
const sent = new Set<string>(inboxNames)

export type EventStream = ReturnType<typeof openEvents>

/** Listens to the server's events for staff until the stream ends. */
export function openEvents(origin: string, token: string) {
  const created = new Set<string>()
  const leaving = new AbortController()
  let isOpen = false
  const ended = listen().catch(() => undefined)

  async function listen() {
    const answer = await fetch(`${origin}/api/v1/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    if (!answer.ok || !answer.body) return
    isOpen = true
    let text = ''
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      text += part
      const whole = text.lastIndexOf('\n\n')
      for (const [, data = ''] of text.slice(0, whole + 1).matchAll(/^event: created\ndata: (.+)$/gm))
        note(JSON.parse(data))
      text = text.slice(whole + 1)
    }
  }

  function note({ collection, id }: { collection: string; id: string }) {
    if (sent.has(collection)) created.add(id)
  }

  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  return {
    /** Ids of the reported submissions. */
    created,
    isOpen: () => isOpen && !isOver,
    isOver: () => isOver,
    opened: async () => {
      while (!isOpen && !isOver) await pause(5)
    },
    close: async () => {
      leaving.abort()
      await ended
    },
  }
}
