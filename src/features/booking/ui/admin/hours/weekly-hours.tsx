import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { UnsavedGuard } from '#features/settings/ui/admin/setting-form.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ConflictNote } from '#ui/conflict-note.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Note } from '#ui/note.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingHoursTexts } from '../../../messages/hours/index.ts'
import { HOURS_LINKS, type HoursLink, type WeeklyHours } from '../../../model/rules/weekly-hours.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { useRuleName } from '../rules/rule-name.ts'
import { AffectedAppointments } from '../rules/rule-preview-pane.tsx'
import { formatWeek } from './format-week.ts'
import { hoursQueries } from './hours.queries.ts'
import { toWeekDraft } from './hours-draft.ts'
import { HoursTable } from './hours-table.tsx'
import { type HoursForm, useHoursForm } from './use-hours-form.ts'

/** The opening rules of the weekdays as one table, with their relation to the public opening hours. */
export function WeeklyHoursSection() {
  const t = useT(bookingHoursTexts)
  const query = useQuery(hoursQueries.week())
  return (
    <section aria-labelledby="weekly-hours" className="mb-10">
      <h2 id="weekly-hours" className="text-[1.15rem]">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-[46em] text-ink-2">{t('lead')}</p>
      <Loaded query={query} t={t} lines={8}>
        {(stored) => <WeeklyHoursForm stored={stored} />}
      </Loaded>
    </section>
  )
}

function WeeklyHoursForm({ stored }: { stored: WeeklyHours }) {
  const t = useT(bookingHoursTexts)
  const form = useHoursForm(stored)
  const failureText = useFailureText()
  const saveButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Form
        recoverAs="weekly hours"
        errors={form.errors}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <HoursTable week={form.draft.week} onChange={(week) => form.change({ week })} />
        <OtherRules rules={stored.otherRules} />
        <OpeningHoursLink form={form} stored={stored} />
        {form.hasConflict && <ConflictNote form={form} t={t} />}
        <ErrorNote>{form.failure && failureText(form.failure, t('save.failed'))}</ErrorNote>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={saveButton} type="submit" pending={form.isSaving}>
            {t('save')}
          </Button>
          {form.isDirty && (
            <Button variant="quiet" onClick={form.startAgain}>
              {t('discard')}
            </Button>
          )}
          <output className="text-ink-2">{form.isDirty && t('unsaved')}</output>
        </div>
      </Form>
      <Confirm
        open={form.question !== undefined}
        title={t('hits.title')}
        description={t('hits.text')}
        confirmLabel={t('hits.save')}
        cancelLabel={t('cancel')}
        pending={form.isSaving}
        onConfirm={form.confirm}
        onCancel={form.cancel}
        finalFocus={saveButton}
      >
        <AffectedAppointments hits={form.question?.hits ?? []} />
      </Confirm>
      <UnsavedGuard isDirty={form.isDirty} saveButton={saveButton} />
    </>
  )
}

function OtherRules({ rules }: { rules: WeeklyHours['otherRules'] }) {
  const t = useT(bookingHoursTexts)
  const nameOf = useRuleName()
  if (rules.length === 0) return null
  return (
    <Note>
      <p>{t('others', { count: rules.length })}</p>
      <ul className="mt-2 list-disc pl-5">
        {rules.map((rule) => {
          const effect = rule.active ? (rule.isBlocked ? 'blocks' : 'opens') : 'off'
          return <li key={rule.id}>{t(`others.${effect}`, { rule: nameOf(rule) })}</li>
        })}
      </ul>
    </Note>
  )
}

/** Whether the public opening hours agree, and whether they should. */
function OpeningHoursLink({ form, stored }: { form: HoursForm; stored: WeeklyHours }) {
  const t = useT(bookingHoursTexts)
  const { show } = useToast()
  return (
    <div className="max-w-[40rem]">
      <RadioGroup<HoursLink>
        name="link"
        label={t('link.label')}
        value={form.draft.link ?? ('' as HoursLink)}
        onValueChange={(link) => form.change({ link })}
      >
        {HOURS_LINKS.map((link) => (
          <Radio key={link} value={link} label={t(`link.${link}`)} help={t(`link.${link}.help`)} />
        ))}
      </RadioGroup>
      <Agreement stored={stored} />
      {!stored.agree && (
        <Button
          size="s"
          variant="ghost"
          className="mt-3"
          onClick={() => {
            form.change({ week: toWeekDraft(stored.publicHours) })
            show({ title: t('copied') })
          }}
        >
          {t('copy')}
        </Button>
      )}
    </div>
  )
}

function Agreement({ stored: { agree, link, publicHours } }: { stored: WeeklyHours }) {
  const t = useT(bookingHoursTexts)
  const hours = formatWeek(publicHours, useLocale())
  const isMeant = link === 'different' || !hours
  const difference = hours ? t(isMeant ? 'onPurpose' : 'differ', { hours }) : t('differ.none')
  return (
    <Note tone={agree ? 'ok' : isMeant ? 'info' : 'warn'} className="mt-3">
      {agree ? t('agree') : difference}
    </Note>
  )
}
