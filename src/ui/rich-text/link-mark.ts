import { Mark } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { safeAddress } from '#src/ui/text/safe-address.ts'
import { isWebOrMail } from './addresses.ts'
import { unwrapRedirect } from './redirects.ts'

/**
 * Link with an address and nothing else. Tiptap's own link detects typed addresses and for that includes a list of all
 * top-level domains, a tenth of the editor's size.
 */
export const LinkMark = Mark.create({
  name: 'link',
  // Outermost, so that one link around several styles stays one.
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
    // Pasting an address over selected text makes it a link.
    const handlePaste = (_view: EditorView, { clipboardData }: ClipboardEvent) => {
      const href = unwrapRedirect(clipboardData?.getData('text/plain').trim() ?? '')
      return !editor.state.selection.empty && isWebOrMail(href) && editor.commands.setMark('link', { href })
    }
    return [new Plugin({ props: { handlePaste } })]
  },
})
