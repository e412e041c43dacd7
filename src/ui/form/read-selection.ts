import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Browsers fire `selectionchange`, from which the editor learns of a selection, in a later task: a shortcut that follows
 * on a busy machine would still use the selection before.
 */
export function readSelection(view: EditorView): void {
  const { selection, doc, tr } = view.state
  const shown = getSelection()
  // A selected chip or picture has no selection of text; everything selected has.
  if (selection instanceof NodeSelection || !shown?.anchorNode || !shown.focusNode) return
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return
  const anchor = view.posAtDOM(shown.anchorNode, shown.anchorOffset)
  const head = view.posAtDOM(shown.focusNode, shown.focusOffset)
  if (anchor !== selection.anchor || head !== selection.head)
    view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))))
}
