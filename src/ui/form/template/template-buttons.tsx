import { Button } from '../../button.tsx'

type TemplateButtonsProps = {
  label: string
  lang: string
  templates: readonly { name: string; text: string }[]
  /** Of the field that a template is added to. */
  text: string
  onText: (text: string) => void
}

export function TemplateButtons({ label, lang, templates, text, onText }: TemplateButtonsProps) {
  if (templates.length === 0) return null
  const all = templates.map((template) => template.text)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of the form
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span className="w-full text-ink-2">{label}</span>
      {templates.map(({ name, text: template }) => (
        <Button
          key={name}
          size="s"
          variant="ghost"
          lang={lang}
          onClick={() => onText(applyTemplate(text, template, all))}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/**
 * The text of a field after a template was chosen. Typed text is never overwritten: the template is added below it. A
 * template that was chosen before and not edited is replaced.
 */
export function applyTemplate(text: string, template: string, templates: readonly string[]): string {
  const typed = text.trim()
  if (typed === '' || templates.includes(typed)) return template
  return typed.includes(template) ? text : `${text.trimEnd()}\n\n${template}`
}
