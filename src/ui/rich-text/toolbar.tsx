import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { CodeXml } from 'lucide-react'
import { Button, IconButton } from '#src/ui/button.tsx'
import { type Tool, tools } from './tools.ts'

interface ToolbarProps {
  editor: Editor
  holds: 'article' | 'lines'
  /** Id of the editor's text. */
  controls: string
  onAsk: (what: 'link' | 'image') => void
  onSource: () => void
}

/** The editor's toolbar. It has one tab stop; arrow keys move between the tools. */
export function Toolbar({ editor, holds, controls, onAsk, onSource }: ToolbarProps) {
  const visibleTools = tools
    .map((group) => group.filter((tool) => holds === 'article' || !tool.forArticles))
    .filter((group) => group.length > 0)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      new Map(visibleTools.flat().map((tool) => [tool.name, stateOf(tool, now)])),
  })
  return (
    <Base.Root
      aria-label="Formatting"
      aria-controls={controls}
      className="flex items-center gap-x-1 overflow-x-auto px-1 py-1 md:flex-wrap"
    >
      {visibleTools.map((group, index) => (
        <Base.Group key={group[0]?.name} className="flex shrink-0 items-center">
          {index > 0 && <Base.Separator className="mx-1 h-5 w-px bg-line" />}
          {group.map((tool) => (
            <Base.Button
              key={tool.name}
              disabled={state.get(tool.name)?.can === false}
              aria-pressed={state.get(tool.name)?.isOn}
              // Keep the selection of the text while a tool is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => tool.run(editor, onAsk)}
              render={<IconButton label={tool.name} icon={tool.icon} className={toolClass} />}
            />
          ))}
        </Base.Group>
      ))}
      <Base.Button
        onClick={onSource}
        render={
          <Button variant="quiet" size="small" className="ml-auto shrink-0">
            <CodeXml aria-hidden size={18} strokeWidth={1.5} />
            HTML
          </Button>
        }
      />
    </Base.Root>
  )
}

const toolClass = 'aria-pressed:bg-ink/12 aria-pressed:text-signal'

function stateOf({ isOn, can }: Tool, editor: Editor) {
  return { isOn: isOn?.(editor), can: can?.(editor) }
}
