import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileButton } from '#ui/form/file-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Note } from '#ui/note.tsx'
import { searchConsoleTexts } from '../../../messages/search-console/index.ts'
import type { SearchImport } from '../../../model/search-console/search-console.schema.ts'
import { useFigureFormat } from '../visitors/visitor-format.ts'
import { useSearchImports } from './search-console.queries.ts'

type ImportFormProps = { onImported: (period: { from: string; to: string }) => void }

/** The period and the files of an export; a file that is refused changes nothing. */
export function ImportForm({ onImported }: ImportFormProps) {
  const t = useT(searchConsoleTexts)
  const locale = useLocale()
  const { number } = useFigureFormat()
  const { importFile } = useSearchImports()
  const [period, setPeriod] = useState({ from: '', to: '' })
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [imported, setImported] = useState<(SearchImport & { name: string })[]>([])

  async function send(files: File[]) {
    setPending(true)
    setErrors({})
    setImported([])
    // One after the other: each is refused or stored by itself.
    for (const file of files) {
      const result = await importFile(file, period).catch(() => ({ errors: null }))
      if ('imported' in result) {
        setImported((before) => [...before, { ...result.imported, name: file.name }])
        onImported(period)
        continue
      }
      const { file: refusal, ...ofPeriod } = result.errors ?? { file: t('import.failed') }
      setErrors(refusal ? { ...ofPeriod, file: `${file.name}: ${refusal}` } : ofPeriod)
      break
    }
    setPending(false)
  }

  return (
    <Form errors={errors} recoverAs={null} onSubmit={(event) => event.preventDefault()}>
      <p className="max-w-[44em] text-[14px] text-ink-2">{t('import.help')}</p>
      <div className="flex flex-wrap items-start gap-4">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            name={end}
            label={t(`import.${end}`)}
            locale={locale}
            required
            value={period[end]}
            onValueChange={(date) => setPeriod((before) => ({ ...before, [end]: date }))}
          />
        ))}
      </div>
      <div>
        <FileButton
          label={t('file')}
          accept=".csv,.tsv,.txt,text/csv"
          multiple
          pending={isPending}
          disabled={!period.from || !period.to}
          onFiles={send}
        >
          {t('import')}
        </FileButton>
      </div>
      {errors.file && (
        <Note tone="danger" live>
          {errors.file}
        </Note>
      )}
      {imported.length > 0 && (
        <Note tone="ok" live>
          <ul>
            {imported.map(({ name, rows, clicks, impressions }) => (
              <li key={name}>
                {t('imported', { name, count: rows, clicks: number(clicks), impressions: number(impressions) })}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </Form>
  )
}
