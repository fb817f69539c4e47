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

/** Marks without a button of their own: kept where an article has them. */
const keptMarks = ['u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'kbd'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)

/** How an article was written where HTML has two ways, so that it is written the same way again. */
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

/** Whether the words of an item, a cell or a quote stand in paragraphs. */
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

/** A row of headers opens the table's head, and every other one is of its body: only other rows have to be told. */
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
    // After the last cell Tab leaves the editor: a new row each time would hold whoever uses no mouse.
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
})

/** Word processors say stress by styles, which are data by the time they are read, and wrap plain words in `<b>`. */
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

const styled = ({ dataset }: HTMLElement, wanted: RegExp) => wanted.test(dataset.style ?? '')

const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      // False leaves the picture out: one that is pasted as data, or from the disk of whoever pastes it.
      getAttrs: (image) => (safeAddress.test(image.getAttribute('src') ?? '') ? null : false),
    },
  ],
})

/** What an article may hold in the visual editor. Whatever else is pasted is reduced to this. */
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
  // Its own view is for columns that are dragged wider, which articles have not.
  ArticleTable.configure({ View: null }),
  TableRow,
  TableHeader,
  TableCell,
  Picture.configure({ inline: true }),
  LinkMark,
  StrongWords,
  StressedWords,
  // Left alone, code would cost a link or stress around it.
  Code.extend({ excludes: '' }),
  ...keptMarks,
  AsWritten,
  Gapcursor,
  UndoRedo,
]

export const schema = getSchema(extensions)
