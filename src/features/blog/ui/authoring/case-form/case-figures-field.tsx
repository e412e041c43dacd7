import { useId } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Input } from '#ui/form/input.tsx'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import { type DraftCaseStudy, MAX_CASE_FIGURES } from '../../../model/case-studies/case-study.schema.ts'
import type { CaseFieldsProps } from './case-fields.tsx'

type Figure = DraftCaseStudy['figures'][number]
const EMPTY: Figure = { label: {}, unit: '', before: null, after: null, date: '', source: {} }

/** Figures that cannot be measured here: each needs a date and a source. */
export function CaseFiguresField({ facts: { figures }, onChange, language }: CaseFieldsProps & { language: Locale }) {
  const t = useT(caseEditorTexts)
  const heading = useId()
  const message = useFieldError('caseStudy.figures')
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="font-semibold text-base tracking-normal">
        {t('figures')}
      </h3>
      <p className="text-[0.95rem] text-ink-2">{t('figuresHelp')}</p>
      <ErrorNote>{message}</ErrorNote>
      {figures.map((figure, index) => (
        <FigureFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and are only appended or removed
          key={index}
          number={index + 1}
          figure={figure}
          language={language}
          onChange={(next) => onChange({ figures: figures.with(index, next) })}
          onRemove={() => onChange({ figures: figures.toSpliced(index, 1) })}
        />
      ))}
      {figures.length < MAX_CASE_FIGURES && (
        <div>
          <Button size="s" variant="ghost" onClick={() => onChange({ figures: [...figures, EMPTY] })}>
            {t('addFigure')}
          </Button>
        </div>
      )}
    </section>
  )
}

type FigureFieldsProps = {
  number: number
  figure: Figure
  /** Of the label and the source. */
  language: Locale
  onChange: (figure: Figure) => void
  onRemove: () => void
}

function FigureFields({ number, figure, language, onChange, onRemove }: FigureFieldsProps) {
  const t = useT(caseEditorTexts)
  const locale = useLocale()
  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-md border border-line p-3">
      <legend className="sr-only">{t('figure', { number })}</legend>
      <Field label={t('figureLabel')} className="col-span-2">
        <Input
          lang={language}
          maxLength={60}
          value={figure.label[language] ?? ''}
          onValueChange={(text) => onChange({ ...figure, label: { ...figure.label, [language]: text } })}
        />
      </Field>
      {(['before', 'after'] as const).map((moment) => (
        <Field key={moment} label={t(`figure.${moment}`)} hint={moment === 'before' ? t('optional') : undefined}>
          <Input
            type="number"
            min={0}
            step="any"
            value={figure[moment] ?? ''}
            onValueChange={(text) => onChange({ ...figure, [moment]: text === '' ? null : Number(text) })}
          />
        </Field>
      ))}
      <Field label={t('figureUnit')} hint={t('optional')}>
        <Input maxLength={20} value={figure.unit} onValueChange={(unit) => onChange({ ...figure, unit })} />
      </Field>
      <DateField
        name={`figureDate${number}`}
        label={t('figureDate')}
        locale={locale}
        value={figure.date}
        onValueChange={(date) => onChange({ ...figure, date })}
      />
      <Field label={t('figureSource')} className="col-span-2">
        <Input
          lang={language}
          maxLength={160}
          value={figure.source[language] ?? ''}
          onValueChange={(text) => onChange({ ...figure, source: { ...figure.source, [language]: text } })}
        />
      </Field>
      <div>
        <Button size="s" variant="quiet" onClick={onRemove}>
          {t('removeFigure', { number })}
        </Button>
      </div>
    </fieldset>
  )
}
