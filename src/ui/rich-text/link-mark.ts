import { Mark } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { safeAddress } from '#src/ui/text/safe-address.ts'
import { isWebOrMail } from './addresses.ts'

/**
 * A link as articles have it: an address and nothing else. Tiptap's own comes with a list of all top-level domains, a
 * tenth of the editor's size, to turn typed addresses into links.
 */
export const LinkMark = Mark.create({
  name: 'link',
  // Outermost, so that one link around several looks stays one.
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => (safeAddress.test(link.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addProseMirrorPlugins() {
    const { editor } = this
    // An address that is pasted over words makes a link of them.
    const handlePaste = (_view: EditorView, { clipboardData }: ClipboardEvent) => {
      const href = clipboardData?.getData('text/plain').trim() ?? ''
      return !editor.state.selection.empty && isWebOrMail(href) && editor.commands.setMark('link', { href })
    }
    return [new Plugin({ props: { handlePaste } })]
  },
})
