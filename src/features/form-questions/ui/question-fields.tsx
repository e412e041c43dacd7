import { type ComponentProps, useId } from 'react'
import { controlStyles } from '#ui/form/control-styles.ts'
import { useFieldError } from '#ui/form/form-errors.ts'
import { PlainField } from '#ui/form/plain-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { alertIcon } from '#ui/icon/icons.ts'
import { type AnswerField, answerField } from '../model/answer-field.ts'
import type { AskedQuestion } from '../model/question.schema.ts'

type QuestionFieldsProps = {
  questions: readonly AskedQuestion[]
  /** Beside the label of a question that needs no answer. */
  optional: string
  /** The field to scroll to without JavaScript. */
  focused?: string | undefined
  /** What was typed before, by the name of the field. */
  typedIn: (field: AnswerField) => string | undefined
  onAnswer?: (field: AnswerField, text: string) => void
}

/** Works without JavaScript too. */
export function QuestionFields({ questions, optional, focused, typedIn, onAnswer }: QuestionFieldsProps) {
  return questions.map(({ code, kind, isRequired, label, choices }) => {
    const name = answerField(code)
    const shared = {
      name,
      label: isRequired ? label : `${label} (${optional})`,
      'aria-required': isRequired,
      defaultValue: typedIn(name),
      autoFocus: name === focused,
      onChange: ({ target }: { target: { value: string } }) => onAnswer?.(name, target.value),
    }
    if (kind === 'choice') return <ChoiceField key={code} {...shared} choices={choices} />
    if (kind === 'longText') return <PlainField key={code} {...shared} as="textarea" rows={4} />
    return <PlainField key={code} {...shared} {...INPUTS[kind]} autoComplete="off" />
  })
}

const INPUTS = {
  shortText: {},
  number: { inputMode: 'decimal' },
  // Not `type="url"`: an address without a scheme is accepted.
  url: { inputMode: 'url', spellCheck: false },
} as const

type ChoiceFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  name: string
  label: string
  choices: AskedQuestion['choices']
}

/** Looks like `PlainField`. */
function ChoiceField({ label, choices, ...props }: ChoiceFieldProps) {
  const id = useId()
  const error = useFieldError(props.name)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold leading-snug">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? '' : undefined}
        className={`${controlStyles()} scroll-mt-12`}
        {...props}
      >
        <option value="">–</option>
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code}>
            {choice.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-[0.92em] text-danger leading-normal">
          <Icon path={alertIcon} className="mt-[0.2em] size-[1.15em]" />
          {error}
        </p>
      )}
    </div>
  )
}
