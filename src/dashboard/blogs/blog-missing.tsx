import { useToList } from '#src/dashboard/to-list.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

export function BlogMissing() {
  const toList = useToList('/dashboard/blogs')
  return (
    <Empty title="Blog Not Found" action={<Button onClick={toList}>Back to Blogs</Button>}>
      The requested blog post could not be loaded. It may have been deleted or the ID is incorrect.
    </Empty>
  )
}
