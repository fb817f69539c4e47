import { multipart } from '#src/contract/http/multipart.ts'
import { collection } from '#src/contract/schema/collection.ts'
import { blogInput } from './input.ts'
import { blogReads } from './record.ts'

export const blogs = collection(blogReads, {
  calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
  send: multipart(
    {
      title: 'text',
      description: 'text',
      content: 'text',
      isRecentNews: 'text',
      image: 'file',
      status: 'text',
      slug: 'text',
      date: 'text',
      author: 'text',
      tags: 'text',
    },
    ['slug'],
  ),
  input: blogInput,
})
