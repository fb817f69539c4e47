import type { EditorView } from '@tiptap/pm/view'
import { useRef, useState } from 'react'
import { toast } from '#src/ui/overlay/toast.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'
import { addPlace, fillPlace, removePlace } from './picture-places.ts'

/** Uploads a picture and returns its address. Throws an error with a sentence for the user. */
export type UploadPicture = (
  file: File,
  options: { onProgress: (sent: number, total: number) => void; signal: AbortSignal },
) => Promise<string>

export interface PictureUpload {
  id: string
  file: File
  sent: number
  total: number
  /** Reason of a failure. */
  problem?: string
  /** Address of the picture once it is in the text. */
  src?: string
}

/** Uploads pictures into the text: chosen, dropped or pasted. Writing continues meanwhile. */
export function usePictureUploads(upload: UploadPicture | undefined) {
  const [uploads, setUploads] = useState<PictureUpload[]>([])
  const stops = useRef(new Map<string, AbortController>())

  const update = (id: string, change: Partial<PictureUpload>) =>
    setUploads((list) => list.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))

  async function send(view: EditorView, { id, file }: Pick<PictureUpload, 'id' | 'file'>) {
    if (!upload) return
    const stop = new AbortController()
    stops.current.set(id, stop)
    try {
      const onProgress = (sent: number, total: number) => update(id, { sent, total })
      const src = await upload(file, { onProgress, signal: stop.signal })
      if (fillPlace(view, id, src)) update(id, { src })
      else {
        remove(view, id)
        toast.show({
          title: `${file.name} is uploaded, but its place in the text is gone. Insert it with Image, from the gallery.`,
          tone: 'info',
        })
      }
    } catch (error) {
      if (!stop.signal.aborted)
        update(id, { problem: error instanceof Error ? error.message : String(error) })
    }
  }

  function start(view: EditorView, files: readonly File[], at: number) {
    const entries = files.map((file, index) => ({
      id: `${Date.now()} ${index} ${file.name}`,
      file,
      sent: 0,
      total: 0,
    }))
    setUploads((list) => [...list, ...entries])
    for (const entry of entries) {
      addPlace(view, { id: entry.id, name: entry.file.name, at })
      void send(view, entry)
    }
  }

  function retry(view: EditorView, entry: PictureUpload) {
    setUploads((list) =>
      list.map((other) => (other === entry ? { id: entry.id, file: entry.file, sent: 0, total: 0 } : other)),
    )
    void send(view, entry)
  }

  /** Stops an upload, or removes its message. */
  function remove(view: EditorView, id: string) {
    stops.current.get(id)?.abort()
    removePlace(view, id)
    setUploads((list) => list.filter((entry) => entry.id !== id))
  }

  /** Takes the files of a drop or a paste. Returns whether there are any that the text must not receive itself. */
  function takeFiles(view: EditorView, data: DataTransfer | null, at: number): boolean {
    const files = [...(data?.files ?? [])]
    // Word processors add a picture of the copied words.
    if (files.length === 0 || plainText(data?.getData('text/html') ?? '') !== '') return false
    if (upload) start(view, files, at)
    else toast.show({ title: 'This field takes words and links only.', tone: 'info' })
    return true
  }

  return { uploads, start, retry, remove, takeFiles }
}
