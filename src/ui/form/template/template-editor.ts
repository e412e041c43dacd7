import { baseKeymap } from '@tiptap/pm/commands'
import { history, redo, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import { type Fragment, type Node, Schema } from '@tiptap/pm/model'
import { type Command, EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { formatPart, formatTemplate, parseTemplate, type TemplatePart, unpairedChips } from './template-parts.ts'

/** One paragraph, in which a line break is a character. Without marks and `parseDOM`: only text can be pasted. */
const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph' },
    paragraph: { content: '(text | chip)*', code: true, toDOM: () => ['p', 0] },
    chip: { inline: true, atom: true, attrs: { chip: {} }, toDOM: () => ['span'] },
    text: {},
  },
})

/** Position of the first part in the document: inside the paragraph. */
const START = 1

export function createTemplateState(value: string, names: readonly string[], isMultiline: boolean): EditorState {
  return EditorState.create({
    doc: schema.node('doc', null, schema.node('paragraph', null, toNodes(parseTemplate(value, names)))),
    plugins: [
      history(),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        Enter: isMultiline ? breakLine : submitForm,
      }),
      keymap(baseKeymap),
      new Plugin({ appendTransaction: (_transactions, _before, state) => normalize(state, names) }),
    ],
  })
}

export function partsOf(content: Node | Fragment): TemplatePart[] {
  const parts: TemplatePart[] = []
  content.descendants((node) => {
    if (node.isInline) parts.push(node.text ?? node.attrs.chip)
  })
  return parts
}

export function templateOf(content: Node | Fragment): string {
  return formatTemplate(partsOf(content))
}

/** Replaces the whole text. */
export function setTemplate(state: EditorState, value: string, names: readonly string[]): Transaction {
  return state.tr.replaceWith(START, state.doc.content.size - 1, toNodes(parseTemplate(value, names)))
}

/** Inserts parts after the selection, which stays: nothing that was typed is replaced. The cursor is after the first part. */
export function insertParts(state: EditorState, parts: readonly TemplatePart[]): Transaction {
  const { to } = state.selection
  const tr = state.tr.insert(to, toNodes(parts))
  return tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView()
}

/** Conditions are not nested. */
export function isInCondition({ doc, selection }: EditorState): boolean {
  return unpairedChips(partsOf(doc.cut(0, selection.to))).length > 0
}

function toNodes(parts: readonly TemplatePart[]): Node[] {
  return parts.map((part) => (typeof part === 'string' ? schema.text(part) : schema.node('chip', { chip: part })))
}

/** Deletes the chips that lost their counterpart, then shows typed or pasted syntax as chips. */
function normalize(state: EditorState, names: readonly string[]): Transaction | null {
  const parts = partsOf(state.doc)
  const { tr } = state
  const unpaired = new Set(unpairedChips(parts))
  if (unpaired.size > 0) {
    state.doc.firstChild?.forEach((_node, offset, index) => {
      const position = tr.mapping.map(START + offset)
      if (unpaired.has(index)) tr.delete(position, position + 1)
    })
    return tr
  }
  const parsed = parseTemplate(formatTemplate(parts), names)
  if (JSON.stringify(parsed) === JSON.stringify(parts)) return null
  const cursor = templateOf(state.doc.cut(0, state.selection.to)).length
  tr.replaceWith(START, state.doc.content.size - 1, toNodes(parsed))
  return tr.setSelection(TextSelection.create(tr.doc, positionAt(parsed, cursor)))
}

/** Position of a character of the template; after the chip if the character is a part of its syntax. */
function positionAt(parts: readonly TemplatePart[], offset: number): number {
  let [position, rest] = [START, offset]
  for (const part of parts) {
    if (rest <= 0) break
    position += typeof part === 'string' ? Math.min(rest, part.length) : 1
    rest -= formatPart(part).length
  }
  return position
}

const breakLine: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.insertText('\n').scrollIntoView())
  return true
}

/** As in an input. */
const submitForm: Command = (_state, _dispatch, view) => {
  view?.dom.closest('form')?.requestSubmit()
  return true
}
