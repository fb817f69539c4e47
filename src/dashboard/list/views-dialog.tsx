import { Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { RecordList } from './record-list.ts'
import { asChange, isWorthKeeping, type SavedView, useSavedViews } from './saved-views.ts'

export interface ViewsProps {
  list: Pick<RecordList<unknown>, 'search' | 'change' | 'changeWords'>
  /** Name of the list, as in its CSV file. */
  file: string
}

/** Shows, names, renames and deletes the views of a list. */
export function ViewsDialog({ list, file, onClose }: ViewsProps & { onClose: () => void }) {
  const { views, save, rename, remove } = useSavedViews(file)
  const [renamed, setRenamed] = useState<string>()

  function show({ search }: SavedView) {
    // Words stay out of the address.
    const { q = '', ...otherParams } = asChange(search)
    list.change(otherParams)
    list.changeWords(q)
    onClose()
  }

  function offerUndo(title: string, undo: () => void) {
    toast.show({ title, tone: 'safe', action: { label: 'Undo', onAct: undo } })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Saved views"
      description="Filters, order and columns of this list under a name. They are kept on this device until you sign out."
    >
      {views.length === 0 ? (
        <p>No views of this list yet.</p>
      ) : (
        <ul aria-label="Saved views" className="divide-y divide-line border-line border-y">
          {views.map((view) => (
            <li key={view.id} className="flex items-center gap-1 py-1">
              {renamed === view.id ? (
                <ViewName
                  label="New name"
                  button="Rename"
                  name={view.name}
                  onName={(name) => {
                    offerUndo('View renamed', rename(view.id, name))
                    setRenamed(undefined)
                  }}
                />
              ) : (
                <>
                  <Button
                    variant="quiet"
                    className="wrap-anywhere min-w-0 flex-1 justify-start! text-left"
                    onClick={() => show(view)}
                  >
                    {view.name}
                  </Button>
                  <IconButton
                    label={`Rename ${view.name}`}
                    icon={Pencil}
                    onClick={() => setRenamed(view.id)}
                  />
                  <IconButton
                    label={`Delete ${view.name}`}
                    icon={Trash2}
                    onClick={() => offerUndo(`View "${view.name}" deleted`, remove(view.id))}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isWorthKeeping(list.search) ? (
        <ViewName
          label="Name of what is shown now"
          button="Save view"
          onName={(name) => offerUndo(`View "${name}" saved`, save(name, list.search))}
        />
      ) : (
        <p className="text-ink-soft">Filter or sort the list, and what it shows can be saved here.</p>
      )}
    </Dialog>
  )
}

interface ViewNameProps {
  label: string
  button: string
  name?: string
  onName: (name: string) => void
}

/** Form for the name of a view; an empty name is rejected. */
function ViewName({ label, button, name = '', onName }: ViewNameProps) {
  const id = useId()
  const [typed, setTyped] = useState(name)
  return (
    <form
      className="flex min-w-0 flex-1 flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const name = typed.trim()
        if (!name) return
        onName(name)
        setTyped('')
      }}
    >
      <div className="min-w-40 flex-1">
        <label htmlFor={id} className="mb-1 block font-semibold">
          {label}
        </label>
        <TextInput
          id={id}
          required
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </form>
  )
}
