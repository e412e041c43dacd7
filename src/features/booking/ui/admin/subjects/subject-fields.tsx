import { useQuery } from '@tanstack/react-query'
import { QuestionsEditor } from '#features/form-questions/ui/admin/questions-editor.tsx'
import { inLocale } from '#features/settings/model/company-facts.ts'
import { DisclosedRow } from '#features/settings/ui/admin/forms/disclosed-row.tsx'
import { LocalizedFields } from '#features/settings/ui/admin/forms/localized-fields.tsx'
import type { RowProps } from '#features/settings/ui/admin/forms/row-list-editor.tsx'
import { NumberField } from '#features/settings/ui/admin/setting-form.tsx'
import { localizedPath } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Link } from '#ui/link.tsx'
import { subjectsTexts } from '../../../messages/subjects/index.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { OWN_RULES, type SubjectDraft } from './subject-draft.ts'

export function SubjectFields(row: RowProps<SubjectDraft>) {
  const { path, row: subject, onChange, onRemove, onMove } = row
  const t = useT(subjectsTexts)
  const locale = useLocale()
  const isUsed = useIsUsed(subject.code)
  const name = inLocale(subject.name, locale) || t('unnamed')
  const change = (part: Partial<SubjectDraft>) => onChange({ ...subject, ...part })
  return (
    <DisclosedRow
      path={path}
      startsOpen={inLocale(subject.name, locale) === ''}
      title={
        <>
          <bdi className="wrap-anywhere">{name}</bdi>
          <span className="whitespace-nowrap font-normal text-ink-2">{t('minutesOf', { count: subject.minutes })}</span>
          {!subject.active && <Badge>{t('hidden')}</Badge>}
        </>
      }
      labels={{ up: t('up', { name }), down: t('down', { name }), remove: t('remove', { name }) }}
      onMove={onMove}
      onRemove={isUsed ? undefined : onRemove}
    >
      <LocalizedFields
        name={`${path}.name`}
        legend={t('name')}
        value={subject.name}
        onChange={(value) => change({ name: value })}
      />
      <LocalizedFields
        name={`${path}.description`}
        legend={t('description')}
        isOptional
        value={subject.description}
        onChange={(description) => change({ description })}
      />
      <NumberField
        name={`${path}.minutes`}
        label={t('minutes')}
        value={subject.minutes}
        onChange={(minutes) => change({ minutes })}
      />
      <LocalizedFields
        name={`${path}.place`}
        legend={t('place')}
        help={t('place.help', { room: '{room}' })}
        isOptional
        value={subject.place}
        onChange={(place) => change({ place })}
      />
      <fieldset className="min-w-0">
        <legend className="font-semibold leading-snug">{t('rules')}</legend>
        <p className="mt-1 mb-3 text-[0.92em] text-ink-2 leading-normal">{t('rules.help')}</p>
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
          {OWN_RULES.map((rule) => (
            <Field key={rule} name={`${path}.${rule}`} label={t(rule)}>
              <Input
                inputMode="numeric"
                className="max-w-28 font-mono"
                value={subject[rule]}
                onValueChange={(value) => change({ [rule]: value })}
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <QuestionsEditor
        path={`${path}.questions`}
        questions={subject.questions}
        onChange={(questions) => change({ questions })}
      />
      <Checkbox
        label={t('active')}
        help={isUsed ? t('active.used') : undefined}
        checked={subject.active}
        onCheckedChange={(active) => change({ active })}
      />
      <p className="wrap-anywhere">
        <Link href={`${localizedPath(locale, '/booking')}?type=${subject.code}`}>{t('link')}</Link>
      </p>
    </DisclosedRow>
  )
}

function useIsUsed(code: string): boolean {
  const { data } = useQuery(timeslotsQueries.requestTypes())
  return data?.requestTypes.some(({ type, isUsed }) => type === code && isUsed) ?? false
}
