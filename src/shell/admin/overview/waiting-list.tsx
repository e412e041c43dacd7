import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { checkIcon } from '#ui/icon/icons.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { adminTexts } from '../messages/index.ts'
import { useWaiting, type Waiting } from '../waiting.queries.ts'

/** Items that need the owner's attention, each with a link. */
export function WaitingList() {
  const t = useT(adminTexts)
  const { waiting, isLoading, isComplete, retry } = useWaiting()

  if (isLoading)
    return (
      <Loading label={t('waitingLoading')}>
        <Skeleton shape="block" className="h-14 w-full" />
      </Loading>
    )

  return (
    <>
      {!isComplete && (
        <FailedNote retry={t('retry')} onRetry={retry} className="mb-3">
          {t('waitingUnknown')}
        </FailedNote>
      )}
      {waiting.length > 0 && (
        <ul className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line">
          {waiting.map((one) => (
            <WaitingLine key={one.key} waiting={one} />
          ))}
        </ul>
      )}
      {isComplete && waiting.length === 0 && (
        <p className="flex min-h-14 items-center gap-2.5 rounded-md border border-line bg-sheet px-5 text-ink-2 max-sm:px-4">
          <Icon path={checkIcon} className="text-ok" />
          {t('waitingNothing')}
        </p>
      )}
    </>
  )
}

/** Items whose number alone does not say what happened. */
const CAUSES = ['stuckEmails', 'unsentEmails', 'slowerPages'] as const

function WaitingLine({ waiting: { key, action, to, search, hash, count } }: { waiting: Waiting }) {
  const t = useT(adminTexts)
  const cause = CAUSES.find((one) => one === key)
  return (
    <li className="min-w-0 flex-[1_1_14rem] bg-sheet">
      <Link
        to={to}
        search={search as never}
        hash={hash}
        className="group flex h-full items-baseline gap-x-3 px-5 py-3.5 text-ink no-underline hover:bg-wash focus-visible:-outline-offset-3 max-sm:px-4"
      >
        <span className="min-w-[1ch] font-[650] font-display text-[1.5rem] leading-none tracking-[-0.02em]">
          {count}
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          {t(`waiting.${key}`, { count })}
          {cause && <span className="mt-0.5 block text-[13px] text-ink-2">{t(`cause.${cause}`)}</span>}
        </span>
        <span className="text-[14px] text-brand-strong leading-snug group-hover:underline">{t(`do.${action}`)}</span>
      </Link>
    </li>
  )
}
