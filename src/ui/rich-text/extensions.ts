import { Extension, type Extensions, getSchema, Mark } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { safeAddress } from '#src/ui/text/safe-address.ts'
import { LinkMark } from './link-mark.ts'

/** Marks without a button. The editor preserves them where an article has them. */
const plainMarks = ['u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'kbd'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)

/** Stores which of two equivalent HTML notations an article uses, so that it is written the same way again. */
const AsWritten = Extension.create({
  name: 'asWritten',
  addGlobalAttributes: () => [
    { types: ['listItem', 'tableCell', 'tableHeader'], attributes: { spaced: spaced(false) } },
    { types: ['blockquote'], attributes: { spaced: spaced(true) } },
    {
      types: ['tableRow'],
      attributes: { section: { default: null, parseHTML: sectionOf, renderHTML: named } },
    },
    { types: ['tableHeader'], attributes: { scope: { default: null } } },
  ],
})

/** Attribute that stores whether the text of an item, a cell or a quote is in paragraphs. */
function spaced(isUsual: boolean) {
  return {
    default: isUsual,
    parseHTML: (element: HTMLElement) =>
      element.dataset.spaced
        ? element.dataset.spaced === 'true'
        : element.querySelector(':scope > p') !== null,
    renderHTML: (attributes: Record<string, unknown>) => ({ 'data-spaced': String(attributes.spaced) }),
  }
}

/** Returns a row's table section, unless it is the usual one: the head for a header row, the body for any other. */
function sectionOf(row: HTMLElement): string | null {
  const parent = row.parentElement?.localName
  if (row.dataset.section || parent === 'tfoot') return row.dataset.section ?? 'tfoot'
  return parent !== 'thead' && !row.querySelector(':scope > td') ? 'tbody' : null
}

function named({ section }: Record<string, unknown>) {
  return section ? { 'data-section': section } : {}
}

const ArticleTable = Table.extend({
  renderHTML: () => ['div', { class: 'table-frame' }, ['table', ['tbody', 0]]],
  addKeyboardShortcuts() {
    // After the last cell Tab leaves the editor: a new row each time would trap keyboard users.
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
})

/** Word processors express bold through styles, which are data attributes by now, and wrap plain text in `<b>`. */
const StrongWords = Bold.extend({
  parseHTML: () => [
    { tag: 'strong' },
    { tag: 'b', getAttrs: (element) => (styled(element, /font-weight:\s*(?:normal|400)/) ? false : null) },
    {
      tag: 'span',
      consuming: false,
      getAttrs: (element) => (styled(element, /font-weight:\s*(?:bold|[6-9]00)/) ? null : false),
    },
  ],
})
const StressedWords = Italic.extend({
  parseHTML: () => [
    { tag: 'em' },
    { tag: 'i', getAttrs: (element) => (styled(element, /font-style:\s*normal/) ? false : null) },
    {
      tag: 'span',
      consuming: false,
      getAttrs: (element) => (styled(element, /font-style:\s*italic/) ? null : false),
    },
  ],
})

const styled = ({ dataset }: HTMLElement, pattern: RegExp) => pattern.test(dataset.style ?? '')

const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      // False drops the picture: its address is data or a file on the user's disk.
      getAttrs: (image) => (safeAddress.test(image.getAttribute('src') ?? '') ? null : false),
    },
  ],
})

/** Elements that the visual editor allows in an article. Other pasted content is reduced to these. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading,
  Blockquote,
  CodeBlock,
  HorizontalRule,
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  // The default view is for resizable columns, which articles do not have.
  ArticleTable.configure({ View: null }),
  TableRow,
  TableHeader,
  TableCell,
  Picture.configure({ inline: true }),
  LinkMark,
  StrongWords,
  StressedWords,
  // By default, code removes a link or emphasis around it.
  Code.extend({ excludes: '' }),
  ...plainMarks,
  AsWritten,
  Gapcursor,
  UndoRedo,
]

export const schema = getSchema(extensions)
