import { useT } from '#platform/i18n/provider.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { shellTexts } from './messages/index.ts'

export function PageSpinner() {
  const t = useT(shellTexts)
  return (
    <div className="wrap grid min-h-[60vh] place-items-center">
      <Spinner label={t('loading')} />
    </div>
  )
}
