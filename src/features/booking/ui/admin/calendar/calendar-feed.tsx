import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { timeslotsQueries, useRenewFeed } from '../timeslots.queries.ts'

/** The secret URL of the calendar feed, fetched on demand. */
export function CalendarFeed() {
  const t = useT(bookingAdminTexts)
  const [isShown, setShown] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...timeslotsQueries.feed(), enabled: isShown })
  return (
    <section aria-labelledby="feed-heading" className="mt-10 border-line border-t pt-6">
      <h2 id="feed-heading" className="text-[1.15rem]">
        {t('feed.title')}
      </h2>
      <p className="mt-2 mb-4 max-w-[44em] text-ink-2">{t('feed.text')}</p>
      {isError && (
        <FailedNote className="mb-4" retry={t('retry')} onRetry={refetch}>
          {t('feed.failed')}
        </FailedNote>
      )}
      {data ? (
        <FeedAddress url={data.url} isFresh={isShown} />
      ) : (
        <Button size="s" variant="ghost" pending={isFetching} onClick={() => setShown(true)}>
          {t('feed.show')}
        </Button>
      )}
    </section>
  )
}

/** `isFresh`: it replaces the button that was clicked and takes over its focus. */
function FeedAddress({ url, isFresh }: { url: string; isFresh: boolean }) {
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync } = useRenewFeed()

  useEffect(() => {
    if (isFresh) field.current?.focus()
  }, [isFresh])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      show({ title: t('feed.copied'), tone: 'ok' })
    } catch {
      // Permission denied, or no Clipboard API without HTTPS.
      field.current?.select()
      show({ title: t('feed.copyFailed'), tone: 'warn' })
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('feed.address')} className="w-full max-w-xl">
        <Input
          ref={field}
          size="s"
          readOnly
          value={url}
          className="font-mono"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Button size="s" variant="ghost" onClick={copy}>
        {t('feed.copy')}
      </Button>
      <ConfirmButton
        size="s"
        variant="danger"
        question={t('feed.renewAsk')}
        description={t('feed.renewText')}
        cancelLabel={t('cancel')}
        failed={t('wrong')}
        onConfirm={() => mutateAsync().then(() => show({ title: t('feed.renewed'), tone: 'ok' }))}
      >
        {t('feed.renew')}
      </ConfirmButton>
    </div>
  )
}
