import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

type Change = { add: { id: string; name: string; at: number } } | { remove: string }

const key = new PluginKey<DecorationSet>('picturePlaces')

/** Places of pictures that are still being uploaded. They follow the text while a user writes on. */
export const PicturePlaces = Extension.create({
  name: 'picturePlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, places) => {
          const mapped = places.map(transaction.mapping, transaction.doc)
          const change: Change | undefined = transaction.getMeta(key)
          if (!change) return mapped
          if ('remove' in change) return mapped.remove(find(mapped, change.remove))
          const { id, name, at } = change.add
          return mapped.add(transaction.doc, [Decoration.widget(at, () => placeholder(name), { id })])
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

const find = (places: DecorationSet, id: string) =>
  places.find(undefined, undefined, (spec) => spec.id === id)

/** Marks the place of a picture in the text. */
export function addPlace(view: EditorView, place: { id: string; name: string; at: number }): void {
  change(view, { add: place })
}

export function removePlace(view: EditorView, id: string): void {
  change(view, { remove: id })
}

/** Puts a picture in its place, as one undoable step. Returns whether the place was still there. */
export function fillPlace(view: EditorView, id: string, src: string): boolean {
  const [place] = view.isDestroyed ? [] : find(key.getState(view.state) ?? DecorationSet.empty, id)
  if (!place) return false
  const picture = view.state.schema.node('image', { src, alt: '' })
  const { tr } = view.state
  // Undo must remove the picture alone, not the words typed right before it.
  view.dispatch(
    closeHistory(tr.replaceRangeWith(place.from, place.from, picture).setMeta(key, { remove: id })),
  )
  return true
}

function change(view: EditorView, meta: Change) {
  if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, meta).setMeta('addToHistory', false))
}

function placeholder(name: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'picture-place'
  element.textContent = name
  return element
}
