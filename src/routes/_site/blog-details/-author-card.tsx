import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { useSavesData } from '#src/ui/browser/save-data.ts'

/** Who wrote an article, with what the team's list says of that name; the name alone where it says nothing. */
export function AuthorCard({ name }: { name: string }) {
  const { data = [] } = useQuery({ ...content.team.list(), enabled: !useSavesData() })
  const member = data.find(({ fullName }) => fullName.trim() === name.trim())
  return (
    <div className="mt-10 flex items-center gap-4 rounded-md border border-line p-4">
      <Avatar name={name} src={member?.photo ?? ''} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-display font-semibold">{name}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{member?.position || 'Author'}</p>
      </div>
    </div>
  )
}
