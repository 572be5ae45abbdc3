import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

type Change = { add: { id: string; at: number; text: string } } | { remove: string }

const key = new PluginKey<DecorationSet>('uploadPlaces')

/** Keeps the places where pictures will stand while text around them goes on changing. */
export const uploadPlaces = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply(transaction, places) {
      const moved = places.map(transaction.mapping, transaction.doc)
      const change = transaction.getMeta(key) as Change | undefined
      if (!change) return moved
      if ('remove' in change) return moved.remove(moved.find(undefined, undefined, isOf(change.remove)))
      const { id, at, text } = change.add
      return moved.add(transaction.doc, [Decoration.widget(at, () => sign(text), { id, side: -1 })])
    },
  },
  props: { decorations: (state) => key.getState(state) },
})

/** Marks the place of a picture that is on its way. */
export function addPlace(view: EditorView, id: string, at: number, text: string): void {
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, text } } satisfies Change))
}

/** Takes the mark away and tells where it stood; null when the text around it was deleted. */
export function takePlace(view: EditorView, id: string): number | null {
  const place = placeOf(view.state, id)
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change))
  return place
}

function placeOf(state: EditorState, id: string): number | null {
  return key.getState(state)?.find(undefined, undefined, isOf(id))[0]?.from ?? null
}

const isOf = (id: string) => (spec: { id?: string }) => spec.id === id

function sign(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'upload-place'
  element.textContent = text
  return element
}
