import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { Initials } from '#src/ui/initials.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'

/** Who wrote an article, with what the team's list says of that name; the name alone where it says nothing. */
export function AuthorCard({ name }: { name: string }) {
  const isSaving = useSavesData()
  const { data = [] } = useQuery({ ...content.team.list(), enabled: !isSaving })
  const member = data.find(({ fullName }) => fullName.trim() === name.trim())
  return (
    <div className="mt-10 flex items-center gap-4 rounded-md border border-line p-4">
      {member?.photo && !isSaving ? (
        <div className="size-12 shrink-0">
          <Photo src={member.photo} alt="" ratio="1" className="rounded-sm" />
        </div>
      ) : (
        <Initials name={name} />
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere font-display font-semibold">{name}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{member?.position || 'Author'}</p>
      </div>
    </div>
  )
}
