import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button } from '#src/ui/button.tsx'

/** Toolbar for the table around the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  if (!isInTable) return null
  return (
    <Base.Root
      aria-label="Table"
      className="flex items-center overflow-x-auto border-line border-t px-1 md:flex-wrap"
    >
      {tools.map(([name, act]) => (
        <Base.Button
          key={name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => act(editor.chain().focus()).run()}
          render={
            <Button variant="quiet" size="small" className="shrink-0">
              {name}
            </Button>
          }
        />
      ))}
    </Base.Root>
  )
}

const tools: [string, (chain: ChainedCommands) => ChainedCommands][] = [
  ['Add row', (chain) => chain.addRowAfter()],
  ['Delete row', (chain) => chain.deleteRow()],
  ['Add column', (chain) => chain.addColumnAfter()],
  ['Delete column', (chain) => chain.deleteColumn()],
  ['Header row', (chain) => chain.toggleHeaderRow()],
  ['Delete table', (chain) => chain.deleteTable()],
]
