import { useT } from '#platform/i18n/provider.tsx'
import { vitalsTexts } from '../../messages/vitals/index.ts'

/** Which browsers report which metric (documentation of `web-vitals`, release notes of the browsers). */
export function BrowserNotice() {
  const t = useT(vitalsTexts)
  return (
    <section
      aria-label={t('browsers')}
      className="mt-2.5 rounded-md border border-line bg-sheet px-5 py-3 text-[14px] text-ink-2 max-sm:px-4"
    >
      <p className="max-w-[60em]">{t('browsersShort')}</p>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer rounded-[2px] py-1 text-brand-strong pointer-coarse:py-2.5">
          {t('browsersMore')}
        </summary>
        <p className="mt-1.5 max-w-[60em]">{t('browsersHelp')}</p>
        <p className="mt-1.5 max-w-[60em]">{t('browsersMeaning')}</p>
      </details>
    </section>
  )
}
