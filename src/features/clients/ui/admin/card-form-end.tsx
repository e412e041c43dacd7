import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { clientTexts } from '../../messages/index.ts'

type CardFormEndProps = { submitLabel: string; error: unknown; isPending: boolean; onClose: () => void }

/** Another admin may have changed the card meanwhile. */
export function cardErrorKey(error: unknown) {
  return error instanceof ApiError && error.code === 'CLIENT_CHANGED' ? 'error.CLIENT_CHANGED' : 'wentWrong'
}

export function CardFormEnd({ submitLabel, error, isPending, onClose }: CardFormEndProps) {
  const t = useT(clientTexts)
  return (
    <>
      <ErrorNote>{error ? t(cardErrorKey(error)) : null}</ErrorNote>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" pending={isPending}>
          {submitLabel}
        </Button>
        <Button size="s" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}
