import { useQuery } from '@tanstack/react-query'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { mailServerTexts } from '../messages/server/index.ts'
import { DeliveryErrorText, formatMoment, ServerReply } from './email-status-badge.tsx'
import { mailQueries, useTestMailServer } from './mail.queries.ts'

/** Sends the admin an email through the saved mail server, and shows what the server replied. */
export function MailTest({ isDirty = false }: { isDirty?: boolean }) {
  const t = useT(mailServerTexts)
  const locale = useLocale()
  const { data: status } = useQuery(mailQueries.status())
  const test = useTestMailServer()
  const help = !status?.hasMailServer ? t('testNone') : t(isDirty ? 'testUnsaved' : 'testHelp')
  return (
    <section aria-labelledby="mail-test" className="rounded-lg border border-line p-5 max-sm:p-4">
      <h2 id="mail-test" className="font-display font-semibold text-[1.15rem]">
        {t('test')}
      </h2>
      <p className="mt-2 max-w-[44em] text-ink-2">
        {help} {status?.testedAt && t('testedOn', { date: formatMoment(locale, status.testedAt) })}
      </p>
      <Button
        variant="ghost"
        className="mt-4"
        pending={test.isPending}
        disabled={isDirty || !status?.hasMailServer}
        onClick={() => test.mutate()}
      >
        {t('sendTest')}
      </Button>
      {test.isError && (
        <Note live tone="danger" className="mt-4">
          {t('testFailed')}
        </Note>
      )}
      {test.data && <TestOutcome {...test.data} />}
    </section>
  )
}

type TestOutcomeProps = NonNullable<ReturnType<typeof useTestMailServer>['data']>

function TestOutcome({ isAccepted, to, trouble, words }: TestOutcomeProps) {
  const t = useT(mailServerTexts)
  if (isAccepted)
    return (
      <Note live tone="ok" className="mt-4">
        {t('testAccepted', { address: to })} <ServerReply words={words} />
      </Note>
    )
  return (
    <Note live tone="danger" title={t('testRefused')} className="mt-4">
      <DeliveryErrorText trouble={trouble ?? 'other'} words={words} />
    </Note>
  )
}
