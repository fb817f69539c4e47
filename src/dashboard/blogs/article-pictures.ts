import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#src/api/index.ts'
import { sendWithProgress } from '#src/api/upload.ts'
import { pictureProblem } from '#src/contract/files/picture.ts'
import type { UploadPicture } from '#src/ui/rich-text/use-picture-uploads.ts'

/** Tag in the gallery of pictures that were uploaded for an article. */
export const articleTag = 'article'

/**
 * Uploads the pictures of articles to the gallery, as inactive items: the API has no other call for a picture alone.
 *
 * @returns `upload` for the editor, and whether an upload is running
 */
export function useArticlePictures() {
  const client = useQueryClient()
  const [state] = useState(() => ({ running: 0, upload: uploadOnce(client) }))
  const upload: UploadPicture = async (file, options) => {
    state.running += 1
    try {
      return await state.upload(file, options)
    } finally {
      state.running -= 1
    }
  }
  return { upload, isUploading: () => state.running > 0 }
}

/** A second attempt for the same file creates no second item. */
function uploadOnce(client: QueryClient): UploadPicture {
  const attempts = new Map<File, Awaited<ReturnType<typeof openAttempt>>>()
  /** Items of this form's pictures: two files may have the same name. */
  const own = new Set<string>()
  return async (file, { onProgress, signal }) => {
    const problem = await pictureProblem(file)
    if (problem) throw new Error(problem)
    const attempt = attempts.get(file) ?? (await openAttempt(client))
    attempts.set(file, attempt)
    const { earlier, create, submission } = attempt
    const item = {
      title: file.name.replace(/\.\w+$/, '') || 'Picture',
      description: 'Picture of an article',
      category: 'Other',
      tags: [articleTag],
      isActive: false,
      image: file,
    }
    const send = sendWithProgress(({ sent, total }) => onProgress(sent, total))
    const store = (key: string | undefined) => {
      const out = () => ({ send, signal, ...(key !== undefined && { key }) })
      return client.getMutationCache().build(client, api.media.create(out)).execute(item)
    }
    await create(item, store, submission)
    const rows = await client.fetchQuery({ ...api.media.list(), staleTime: 0 })
    const stored = rows.find(({ _id, title }) => title === item.title && !earlier.has(_id) && !own.has(_id))
    if (!stored?.imageUrl)
      throw new Error('It was uploaded, but the gallery does not list it yet. Try again in a moment.')
    own.add(stored._id)
    return stored.imageUrl
  }
}

/** Notes which items exist before an upload. */
async function openAttempt(client: QueryClient) {
  const [{ createOnce }, { newSubmission }, rows] = await Promise.all([
    import('#src/dashboard/form/create-once.ts'),
    import('#src/dashboard/form/submission-key.ts'),
    client.fetchQuery({ ...api.media.list(), staleTime: 0 }),
  ])
  return {
    earlier: new Set(rows.map(({ _id }) => _id)),
    create: createOnce(client, api.media),
    submission: newSubmission(),
  }
}
