import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { checkIcon } from '#ui/icon/icons.ts'
import { linkStyles } from '#ui/link.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { setupTexts } from './messages/index.ts'
import { type ChecklistStep, DEMO_KINDS, setupQueries, useRemoveDemo } from './setup.queries.ts'

/** First steps of the owner. Not shown while it loads, when it cannot be loaded, and when all steps are done. */
export function SetupChecklist() {
  const t = useT(setupTexts)
  const { data } = useQuery(setupQueries.steps())
  if (!data || data.steps.every(({ isDone }) => isDone)) return null
  const { steps } = data
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Panel
      title={t('title')}
      action={<span className="measure text-ink-2">{t('progress', { done, total: steps.length })}</span>}
    >
      <ol>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </Panel>
  )
}

function Step({ step: { key, isDone, link } }: { step: ChecklistStep }) {
  const t = useT(setupTexts)
  const [to, hash] = link.split('#')
  return (
    <li className="flex gap-3 border-line border-t py-2.5 first:border-t-0 first:pt-0 last:pb-0">
      <span
        className={
          isDone
            ? 'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-wash text-ok'
            : 'mt-0.5 size-5 shrink-0 rounded-full border border-line-strong'
        }
      >
        {isDone && <Icon path={checkIcon} className="size-4" />}
      </span>
      {isDone ? (
        <p className="text-ink-2">
          {t(`step.${key}`)} <span className="sr-only">({t('done')})</span>
        </p>
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-[1_1_18rem]">
            <p className="font-semibold">
              {key === 'demo' ? (
                t('step.demo')
              ) : (
                <Link to={to} hash={hash} className={linkStyles()}>
                  {t(`step.${key}`)}
                </Link>
              )}
            </p>
            <p className="text-ink-2">{t(`help.${key}`)}</p>
          </div>
          {key === 'demo' && <RemoveDemoButton />}
        </div>
      )}
    </li>
  )
}

/** Removes the demo content, after a question that says how much. */
function RemoveDemoButton() {
  const t = useT(setupTexts)
  const locale = useLocale()
  const { show } = useToast()
  const { data } = useQuery(setupQueries.demo())
  const { mutateAsync } = useRemoveDemo()
  const counted = DEMO_KINDS.flatMap((kind) => {
    const count = data?.counts[kind] ?? 0
    return count > 0 ? [t(`demo.${kind}`, { count })] : []
  })
  const list = new Intl.ListFormat(INTL_LOCALE[locale]).format(counted)
  return (
    <ConfirmButton
      size="s"
      variant="danger"
      question={t('demo.ask')}
      description={
        <>
          {counted.length > 0 && t('demo.list', { list })} {t('demo.askText')}
        </>
      }
      cancelLabel={t('demo.keep')}
      failed={t('demo.failed')}
      onConfirm={() => mutateAsync().then(() => show({ title: t('demo.removed'), tone: 'ok' }))}
    >
      {t('demo.remove')}
    </ConfirmButton>
  )
}
