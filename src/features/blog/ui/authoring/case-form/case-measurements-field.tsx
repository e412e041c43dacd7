import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDate } from '#features/settings/ui/use-date.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import { unreachableDetails } from '../../../model/case-studies/case-measurement.schema.ts'
import { caseQueries, measureAddress } from '../case.queries.ts'
import type { CaseFieldsProps } from './case-fields.tsx'

const FIELDS = { before: 'measuredBefore', after: 'measuredAfter' } as const
type Moment = keyof typeof FIELDS

/** Figures that the product measures itself: the form holds the number of a stored measurement, never the figures. */
export function CaseMeasurementsField({ facts, onChange }: CaseFieldsProps) {
  const t = useT(caseEditorTexts)
  const heading = useId()
  const [typed, setTyped] = useState<string>()
  const address = typed ?? facts.liveAddress
  const measure = useMutation({
    mutationFn: (moment: Moment) => measureAddress(address).then(({ id }) => ({ moment, id })),
    onSuccess: ({ moment, id }) => onChange({ [FIELDS[moment]]: id }),
  })
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="font-semibold text-base tracking-normal">
        {t('measured')}
      </h3>
      <p className="text-[0.95rem] text-ink-2">{t('measuredHelp')}</p>
      <Field label={t('measureAddress')}>
        <Input type="url" inputMode="url" maxLength={300} value={address} onValueChange={setTyped} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {(['before', 'after'] as const).map((moment) => (
          <Button
            key={moment}
            size="s"
            variant="ghost"
            disabled={!address}
            pending={measure.isPending && measure.variables === moment}
            onClick={() => measure.mutate(moment)}
          >
            {t(`measure.${moment}`)}
          </Button>
        ))}
      </div>
      <ErrorNote>{measure.error && <MeasureError error={measure.error} />}</ErrorNote>
      {(['before', 'after'] as const).map((moment) => {
        const id = facts[FIELDS[moment]]
        return (
          id !== null && (
            <Measured key={moment} id={id} moment={moment} onRemove={() => onChange({ [FIELDS[moment]]: null })} />
          )
        )
      })}
    </section>
  )
}

function MeasureError({ error }: { error: Error }) {
  const t = useT(caseEditorTexts)
  const details = unreachableDetails.safeParse(error instanceof ApiError ? error.details : undefined)
  return details.success ? t(`reason.${details.data.reason}`) : t('measureFailed')
}

function Measured({ id, moment, onRemove }: { id: number; moment: Moment; onRemove: () => void }) {
  const t = useT(caseEditorTexts)
  const date = useDate('medium')
  const { data } = useQuery(caseQueries.measurement(id))
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.95rem]">
      {data &&
        t(`measured.${moment}`, {
          address: data.address,
          date: date(data.measuredAt),
          weight: `${Math.round(data.weightBytes / 1000)} kB`,
          requests: data.requestCount,
        })}
      <Button size="s" variant="quiet" onClick={onRemove}>
        {t('removeMeasurement')}
      </Button>
    </p>
  )
}
