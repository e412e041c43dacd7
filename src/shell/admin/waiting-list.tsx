import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { arrowRightIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { alertIcon, checkIcon } from '#ui/icon/icons.ts'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { adminTexts } from './messages/index.ts'
import { useWaiting, type Waiting } from './waiting.queries.ts'

/** Items that need the owner's attention, each with a link. */
export function WaitingList() {
  const t = useT(adminTexts)
  const { waiting, isLoading, isComplete } = useWaiting()

  if (isLoading) return <Loading label={t('waitingLoading')} lines={2} />

  return (
    <>
      {waiting.length > 0 && (
        <ul className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line">
          {waiting.map((one) => (
            <WaitingLine key={one.key} waiting={one} />
          ))}
        </ul>
      )}
      {!isComplete && (
        <Note tone="warn" className="mt-3">
          {t('waitingUnknown')}
        </Note>
      )}
      {isComplete && waiting.length === 0 && (
        <p className="flex items-center gap-2.5 text-ink-2">
          <Icon path={checkIcon} className="text-ok" />
          {t('waitingNothing')}
        </p>
      )}
    </>
  )
}

function WaitingLine({ waiting: { key, to, search, hash, count } }: { waiting: Waiting }) {
  const t = useT(adminTexts)
  return (
    <li className="min-w-0 flex-[1_1_15rem] bg-sheet">
      <Link
        to={to}
        search={search as never}
        hash={hash}
        className="flex h-full min-h-12 items-center gap-3 px-4 py-3 text-ink no-underline hover:bg-wash focus-visible:-outline-offset-3"
      >
        <Icon path={alertIcon} className="text-warn" />
        <span className="min-w-0 flex-1">{t(`waiting.${key}`, { count })}</span>
        <Icon path={arrowRightIcon} className="text-brand-strong" />
      </Link>
    </li>
  )
}
