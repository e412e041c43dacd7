import { useT } from '#platform/i18n/provider.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { shellTexts } from './messages/index.ts'

/** As high as the screen: the footer does not move when the page replaces it. */
export function PageSpinner() {
  const t = useT(shellTexts)
  return (
    <div className="wrap grid min-h-svh place-items-center">
      <Spinner label={t('loading')} />
    </div>
  )
}
