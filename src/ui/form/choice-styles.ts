/** Row of a checkbox, radio or switch: label and box are one target, at least 44 px high on touch screens. */
export const choiceRow =
  'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6 has-data-disabled:cursor-not-allowed has-data-disabled:text-ink-2'

/** The box of a checkbox or radio. */
export const choiceBox = [
  'flex size-[22px] shrink-0 items-center justify-center border border-ink-3/80 bg-sheet text-on-brand',
  'mt-px not-data-disabled:hover:border-brand-strong focus-visible:outline-offset-2 data-checked:border-brand-strong data-checked:bg-brand',
  'data-indeterminate:border-brand-strong data-indeterminate:bg-brand',
  'data-invalid:border-danger data-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
  'data-disabled:border-dashed data-disabled:bg-wash data-disabled:text-ink-2',
].join(' ')

/** Help and error, close to the label. */
export const choiceNotes = '-mt-1.5 pb-2.5'
