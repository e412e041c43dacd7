import { Field as BaseField } from '@base-ui/react/field'
import type { EditorView } from '@tiptap/pm/view'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cn } from '../../cn.ts'
import { controlStyles } from '../control-styles.ts'
import { Field, type FieldProps } from '../field.tsx'
import { useForgetError } from '../form-errors.ts'
import { reportInput } from '../report-input.ts'
import { InsertMenu } from './insert-menu.tsx'
import { insertParts, setTemplate, templateOf } from './template-editor.ts'
import type { TemplateChip } from './template-parts.ts'
import { chipViews, createTemplateView, FROM_FORM, type TemplateFact, type TemplateTexts } from './template-view.ts'

type TemplateFieldProps = Omit<FieldProps, 'children' | 'name'> & {
  name: string
  value: string
  onValueChange: (value: string) => void
  facts: readonly TemplateFact[]
  texts: TemplateTexts
  /** Of the text. */
  lang: string
  placeholder?: string
  isMultiline?: boolean
  hasConditions?: boolean
}

/**
 * A field for a template, see `template-parts.ts`: placeholders and conditions are chips, which are inserted and deleted as
 * a whole.
 */
export function TemplateField(props: TemplateFieldProps) {
  const { name, value, onValueChange, facts, texts, lang, placeholder, ...others } = props
  const { isMultiline = false, hasConditions = true, ...field } = others
  const { mount, view, announcement, isInCondition } = useTemplateView(props)

  function insert(...chips: TemplateChip[]) {
    if (view.current) view.current.dispatch(insertParts(view.current.state, chips))
  }

  const menu = { facts, texts, field: mount }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Field name={name} {...field}>
        <BaseField.Control
          value={value}
          onValueChange={onValueChange}
          render={({ className: _, ...control }) => (
            <div className="relative">
              {/* Has the value for the recovery of unsaved input, and takes the focus of the label and of errors. */}
              <textarea
                {...(control as ComponentProps<'textarea'>)}
                aria-hidden="true"
                tabIndex={-1}
                onFocus={() => view.current?.focus()}
                className="pointer-events-none absolute inset-0 size-full resize-none opacity-0"
              />
              {/* biome-ignore lint/a11y/useSemanticElements: a textarea has no chips */}
              <div
                ref={mount}
                role="textbox"
                tabIndex={0}
                lang={lang}
                aria-multiline={isMultiline}
                aria-labelledby={control['aria-labelledby']}
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                data-invalid={control['aria-invalid'] ? '' : undefined}
                data-placeholder={value === '' ? placeholder : undefined}
                className={cn(controlStyles(), 'template-text')}
              />
            </div>
          )}
        />
      </Field>
      {facts.length > 0 && (
        <div className="-ml-3 flex flex-wrap gap-x-1">
          <InsertMenu {...menu} label={texts.insertFact} onChoose={(fact) => insert({ type: 'fact', name: fact })} />
          {hasConditions && (
            <InsertMenu
              {...menu}
              label={texts.insertCondition}
              disabled={isInCondition}
              onChoose={(fact) => insert({ type: 'if', name: fact }, { type: 'else' }, { type: 'end' })}
            />
          )}
        </div>
      )}
      <output className="sr-only">{announcement}</output>
    </div>
  )
}

function useTemplateView(props: TemplateFieldProps) {
  const { name, value, onValueChange, facts, isMultiline = false } = props
  const mount = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const forgetError = useForgetError()
  const [announcement, setAnnouncement] = useState('')
  const [isInCondition, setInCondition] = useState(false)
  const options = {
    ...props,
    isMultiline,
    onAnnounce: setAnnouncement,
    onCondition: setInCondition,
    onValueChange(next: string) {
      onValueChange(next)
      forgetError(name)
      reportInput(() => mount.current?.parentElement?.querySelector('textarea'))
    },
  }
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    if (!mount.current) return
    const created = createTemplateView(mount.current, () => latest.current)
    view.current = created
    return () => created.destroy()
  }, [])

  // A value that was not typed here: the standard text, an undone change, recovered input.
  useEffect(() => {
    const shown = view.current
    if (!shown || templateOf(shown.state.doc) === value) return
    const names = facts.map((fact) => fact.name)
    shown.dispatch(setTemplate(shown.state, value, names).setMeta(FROM_FORM, true))
  }, [value, facts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: draws the chips again when a fact has another value
  useEffect(() => view.current?.setProps({ nodeViews: chipViews(() => latest.current) }), [facts])

  return { mount, view, announcement, isInCondition }
}
