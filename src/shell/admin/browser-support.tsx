import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { adminTexts } from './messages/index.ts'
import { CONSEQUENCES, missingFeatures } from './missing-features.ts'

/** Lists features that the admin's browser lacks; renders nothing when it has all. */
export function BrowserSupport() {
  const t = useT(adminTexts)
  const missing = missingFeatures(window)
  if (missing.length === 0) return null
  return (
    <Note tone="warn" title={t('browser')} className="mb-6">
      <ul className="list-disc pl-5">
        {CONSEQUENCES.filter((one) => missing.some(({ consequence }) => consequence === one)).map((one) => (
          <li key={one}>{t(`browser.${one}`)}</li>
        ))}
      </ul>
      <p className="mt-2 text-[14px] text-ink-2">
        {t('browser.missing', { names: missing.map(({ name }) => name).join(', ') })}
      </p>
    </Note>
  )
}
