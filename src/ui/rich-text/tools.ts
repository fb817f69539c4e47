import type { Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImageIcon,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  SquareCode,
  Table,
  Undo2,
} from 'lucide-react'

export interface Tool {
  name: string
  icon: LucideIcon
  /** Whether the tool is on at the cursor. Undefined if the tool is no toggle. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  run: (editor: Editor, ask: (what: 'link' | 'image') => void) => void
  /** Hides the tool where only a few lines are written. */
  forArticles?: true
}

/** Buttons of the toolbar, by group. */
export const tools: Tool[][] = [
  [
    {
      name: 'Bold',
      icon: Bold,
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'Italic',
      icon: Italic,
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'Code',
      icon: Code,
      forArticles: true,
      isOn: (editor) => editor.isActive('code'),
      run: (editor) => editor.chain().focus().toggleCode().run(),
    },
    {
      name: 'Link',
      icon: Link,
      isOn: (editor) => editor.isActive('link'),
      run: (_editor, ask) => ask('link'),
    },
  ],
  [
    {
      name: 'Heading 2',
      icon: Heading2,
      forArticles: true,
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'Heading 3',
      icon: Heading3,
      forArticles: true,
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'Bullet list',
      icon: List,
      forArticles: true,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      icon: ListOrdered,
      forArticles: true,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'Quote',
      icon: Quote,
      forArticles: true,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'Code block',
      icon: SquareCode,
      forArticles: true,
      isOn: (editor) => editor.isActive('codeBlock'),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    {
      name: 'Image',
      icon: ImageIcon,
      forArticles: true,
      isOn: (editor) => editor.isActive('image'),
      run: (_editor, ask) => ask('image'),
    },
    {
      name: 'Table',
      icon: Table,
      forArticles: true,
      // A nested table does not fit a phone.
      can: (editor) => !editor.isActive('table'),
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
  ],
  [
    {
      name: 'Undo',
      icon: Undo2,
      can: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'Redo',
      icon: Redo2,
      can: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
]
