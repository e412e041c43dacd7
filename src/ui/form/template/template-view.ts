import { NodeSelection } from '@tiptap/pm/state'
import { EditorView, type NodeViewConstructor } from '@tiptap/pm/view'
import { expectDefined } from '#kernel/app-error.ts'
import { readSelection } from '../read-selection.ts'
import { createTemplateState, isInCondition, partsOf, templateOf } from './template-editor.ts'
import type { TemplateChip, TemplatePart } from './template-parts.ts'

export type TemplateFact = { name: string; label: string; value: string }

export type TemplateTexts = {
  insertFact: string
  insertCondition: string
  search: string
  notFound: string
  /** Value of a fact that is not filled in. */
  empty: string
  if: (fact: string) => string
  /** The condition is about the facts in its text. */
  ifFilled: string
  else: string
  end: string
  remove: (chip: string) => string
  /** Announced. */
  inserted: (chip: string) => string
  removed: (chip: string) => string
}

export type TemplateViewOptions = {
  value: string
  facts: readonly TemplateFact[]
  texts: TemplateTexts
  lang: string
  isMultiline: boolean
  onValueChange: (value: string) => void
  /** What the keyboard did with a chip, for screen readers. */
  onAnnounce: (text: string) => void
  /** Whether the cursor is in a condition. */
  onCondition: (isInCondition: boolean) => void
}

/** Marks a transaction whose value comes from the form. */
export const FROM_FORM = 'from-form'

/** `read` returns the options of the last render. */
export function createTemplateView(mount: HTMLElement, read: () => TemplateViewOptions): EditorView {
  const { value, facts, isMultiline } = read()
  const names = facts.map(({ name }) => name)
  const view = new EditorView(
    { mount },
    {
      state: createTemplateState(value, names, isMultiline),
      nodeViews: chipViews(read),
      dispatchTransaction(tr) {
        const before = view.state.doc
        view.updateState(view.state.apply(tr))
        const { state } = view
        const { onValueChange, onAnnounce, onCondition } = read()
        onCondition(isInCondition(state))
        if (tr.getMeta(FROM_FORM)) return
        if (state.selection instanceof NodeSelection) onAnnounce(chipText(state.selection.node.attrs.chip, read()))
        if (before.eq(state.doc)) return
        const change = describeChange(partsOf(before), partsOf(state.doc), read())
        if (change) onAnnounce(change)
        onValueChange(templateOf(state.doc))
      },
      handleKeyDown: readSelection,
      clipboardTextSerializer: ({ content }) => templateOf(content),
      handlePaste(_view, { clipboardData }) {
        const text = clipboardData?.getData('text/plain').replaceAll('\r', '') ?? ''
        view.dispatch(view.state.tr.insertText(isMultiline ? text : text.replaceAll('\n', ' ')).scrollIntoView())
        return true
      },
    },
  )
  return view
}

export function chipViews(read: () => TemplateViewOptions): { chip: NodeViewConstructor } {
  return {
    chip(node, view, getPosition) {
      const dom = drawChip(node.attrs.chip, read())
      const button = expectDefined(dom.querySelector('button'), 'button of the chip')
      // The focus stays in the text.
      button.addEventListener('mousedown', (event) => event.preventDefault())
      button.addEventListener('click', () => {
        const position = getPosition()
        if (position === undefined) return
        view.dispatch(view.state.tr.delete(position, position + 1))
        view.focus()
      })
      return { dom, stopEvent: ({ target }) => target === button, ignoreMutation: () => true }
    },
  }
}

function drawChip(chip: TemplateChip, options: TemplateViewOptions): HTMLElement {
  const { facts, texts, lang } = options
  const dom = document.createElement('span')
  dom.className = 'template-chip'
  dom.dataset.type = chip.type
  dom.lang = document.documentElement.lang
  if (chip.type === 'fact') {
    const fact = facts.find(({ name }) => name === chip.name)
    const value = document.createElement('span')
    value.lang = fact?.value ? lang : dom.lang
    value.textContent = fact?.value || texts.empty
    dom.append(`${fact?.label}: `, value)
  } else dom.append(chipText(chip, options))
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.textContent = '×'
  button.setAttribute('aria-label', texts.remove(chipText(chip, options)))
  dom.append(button)
  return dom
}

function chipText(chip: TemplateChip, { facts, texts }: TemplateViewOptions): string {
  if (chip.type === 'else' || chip.type === 'end') return texts[chip.type]
  const fact = facts.find(({ name }) => name === chip.name)
  if (chip.type === 'if') return fact ? texts.if(fact.label) : texts.ifFilled
  return `${fact?.label}: ${fact?.value || texts.empty}`
}

/** Announces the first chip that was inserted or removed; the others follow from it. */
function describeChange(before: TemplatePart[], after: TemplatePart[], options: TemplateViewOptions): string | null {
  const [inserted] = chipsOnlyIn(after, before)
  if (inserted) return options.texts.inserted(chipText(inserted, options))
  const [removed] = chipsOnlyIn(before, after)
  return removed ? options.texts.removed(chipText(removed, options)) : null
}

function chipsOnlyIn(parts: TemplatePart[], others: TemplatePart[]): TemplateChip[] {
  const rest = others.map((part) => JSON.stringify(part))
  return parts.filter((part): part is TemplateChip => {
    if (typeof part === 'string') return false
    const index = rest.indexOf(JSON.stringify(part))
    if (index !== -1) rest.splice(index, 1)
    return index === -1
  })
}
