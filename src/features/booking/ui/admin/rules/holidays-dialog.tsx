import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { useFailureText } from '../error-messages.ts'
import { timeslotsQueries, useImportHolidays } from '../timeslots.queries.ts'
import { AffectedAppointments } from './rule-preview-pane.tsx'

export function HolidaysDialog({ onClose }: { onClose: () => void }) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const failureText = useFailureText()
  const now = new Date().getFullYear()
  const [year, setYear] = useState(String(now))
  const preview = useQuery(timeslotsQueries.holidayHits(Number(year)))
  const { mutate, isPending, error } = useImportHolidays()

  function importYear() {
    mutate(Number(year), {
      onSuccess: ({ added }) => {
        show({ title: added > 0 ? t('holidays.done', { count: added }) : t('holidays.known', { year }), tone: 'ok' })
        onClose()
      },
    })
  }

  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={t('holidays.title')}
      description={t('holidays.text')}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose render={<Button variant="ghost">{t('cancel')}</Button>} />
          <Button pending={isPending} disabled={preview.isPending} onClick={importYear}>
            {t('holidays.save')}
          </Button>
        </>
      }
    >
      <Field label={t('holidays.year')}>
        <Select
          options={[now, now + 1, now + 2].map((option) => ({ value: String(option), label: String(option) }))}
          value={year}
          onValueChange={setYear}
        />
      </Field>
      <div role="status">
        {preview.isError && (
          <Note tone="danger" className="mt-4">
            {t('preview.failed')}
          </Note>
        )}
        <AffectedAppointments hits={preview.data?.hits ?? []} className="mt-4" />
      </div>
      {error && (
        <Note tone="danger" live className="mt-4">
          {failureText(error, t('form.failed'))}
        </Note>
      )}
    </Dialog>
  )
}
