/** The part of a form field that decides whether its text would be lost. */
type TypedField = { value: string }

/** Types of `input` whose value is not a text to lose: choices, searches, and secrets that are typed again anyway. */
const OTHER_TYPES = ['checkbox', 'radio', 'hidden', 'file', 'range', 'color', 'submit', 'button', 'reset', 'image']
const NO_LOSS = [...OTHER_TYPES, 'search', 'password']

/** Whether users type text into the field. Base UI renders an input that is hidden from users for a select. */
export function isTextField(field: Pick<HTMLInputElement, 'type' | 'readOnly' | 'ariaHidden'>): boolean {
  return !NO_LOSS.includes(field.type) && !field.readOnly && field.ariaHidden !== 'true'
}

/**
 * Compares text fields with the values they had when they were first seen. Fields that are gone do not count, so a form
 * that was sent and replaced by a message has nothing to lose.
 */
export function trackTypedText() {
  const initial = new WeakMap<TypedField, string>()
  return {
    /** Remembers the values of fields that are new. */
    note(fields: Iterable<TypedField>): void {
      for (const field of fields) if (!initial.has(field)) initial.set(field, field.value)
    },
    hasTypedText(fields: Iterable<TypedField>): boolean {
      return [...fields].some((field) => (initial.get(field) ?? field.value).trim() !== field.value.trim())
    },
  }
}

export function textFieldsIn(element: Element | null): HTMLInputElement[] {
  const fields = element?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []
  return [...fields].filter(isTextField)
}
