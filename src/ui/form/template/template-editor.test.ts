import { TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { createTemplateState, insertParts, isInCondition, partsOf, setTemplate, templateOf } from './template-editor.ts'

const NAMES = ['phone', 'city']
const start = (text: string) => createTemplateState(text, NAMES, false)

/** Deletes a part by its index. */
function withoutPart(text: string, index: number): string {
  const state = start(text)
  let position = 1
  for (const part of partsOf(state.doc).slice(0, index)) position += typeof part === 'string' ? part.length : 1
  return templateOf(state.apply(state.tr.delete(position, position + 1)).doc)
}

test('deleting one chip of a condition deletes its other chips and leaves the text', () => {
  const text = 'We [[{phone}?call {phone}|write]] and [[ go to {city}]].'
  expect(withoutPart(text, 1)).toBe('We call {phone}write and [[ go to {city}]].')
  expect(withoutPart(text, 6)).toBe('We call {phone}write and [[ go to {city}]].')
  expect(withoutPart(text, 4)).toBe('We [[{phone}?call {phone}write]] and [[ go to {city}]].')
  expect(withoutPart(text, 3)).toBe('We [[{phone}?call |write]] and [[ go to {city}]].')
})

test('typed syntax becomes chips, with the cursor behind them', () => {
  const state = start('In ')
  const { tr } = state
  const typed = state.apply(tr.setSelection(TextSelection.atEnd(tr.doc)).insertText('{city} and '))
  expect(partsOf(typed.doc)).toEqual(['In ', { type: 'fact', name: 'city' }, ' and '])
  expect(typed.selection.from).toBe(typed.doc.content.size - 1)
})

test('chips are inserted after the selection, which stays; conditions are not nested', () => {
  const state = start('Call us now')
  const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 6, 8)))
  const inserted = selected.apply(
    insertParts(selected, [{ type: 'if', name: 'phone' }, { type: 'else' }, { type: 'end' }]),
  )
  expect(templateOf(inserted.doc)).toBe('Call us[[{phone}?|]] now')
  expect(isInCondition(selected)).toBe(false)
  expect(isInCondition(inserted)).toBe(true)
  expect(templateOf(inserted.apply(setTemplate(inserted, 'New {city}', NAMES)).doc)).toBe('New {city}')
})
