import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { tipTexts } from '../../messages/tips/index.ts'
import type { DismissedTip } from '../../model/tip.schema.ts'
import { useRestoreTip } from '../tip.queries.ts'
import { useTipTexts } from './use-tip-texts.ts'

type DismissedTipsProps = { dismissed: DismissedTip[]; onClose: () => void }

export function DismissedTips({ dismissed, onClose }: DismissedTipsProps) {
  const t = useT(tipTexts)
  const textsOf = useTipTexts()
  const day = new Intl.DateTimeFormat(INTL_LOCALE[useLocale()], { dateStyle: 'medium' })
  const { mutateAsync, isPending, isError, variables } = useRestoreTip()

  function restore(key: string) {
    mutateAsync(key).then(
      () => dismissed.length === 1 && onClose(),
      () => {},
    )
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('dismissedTitle')} closeLabel={t('close')}>
      <ul>
        {dismissed.map(({ tip, reason, by, at }) => {
          const { title } = textsOf(tip)
          const date = day.format(new Date(at))
          return (
            <li key={tip.key} className="flex flex-wrap items-start gap-3 border-line border-t py-3 first:border-t-0">
              <div className="min-w-[14rem] flex-1">
                <p className="font-semibold">{title}</p>
                <p className="whitespace-pre-wrap break-words text-[14px] text-ink-2">
                  {by ? t('dismissedBy', { name: by, date, reason }) : t('dismissedAt', { date, reason })}
                </p>
              </div>
              <Button
                size="s"
                variant="ghost"
                aria-label={t('restoreLabel', { title })}
                pending={isPending && variables === tip.key}
                onClick={() => restore(tip.key)}
              >
                {t('restore')}
              </Button>
            </li>
          )
        })}
      </ul>
      {isError && (
        <Note tone="danger" live>
          {t('restoreFailed')}
        </Note>
      )}
    </Dialog>
  )
}
