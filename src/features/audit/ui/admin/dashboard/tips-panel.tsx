import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dateFormat } from '#kernel/date-format.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { cn } from '#ui/cn.ts'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { checkIcon } from '#ui/icon/icons.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { tipTexts } from '../../../messages/tips/index.ts'
import { type DismissedTip, type Tip, type TipList, tipDismissal } from '../../../model/tip.schema.ts'
import { auditQueries, useDismissTip, useRestoreTip } from '../audit.queries.ts'
import { useTipTexts } from './use-tip-texts.ts'

/** What to improve first, each tip with the change to make and a link. */
export function TipsPanel({ className }: { className?: string }) {
  const t = useT(tipTexts)
  const list = useQuery(auditQueries.tips())
  const [isListing, setListing] = useState(false)
  const dismissed = list.data?.dismissed ?? []
  return (
    <Panel
      title={t('title')}
      action={
        dismissed.length > 0 && (
          <button type="button" className={panelActionStyles} onClick={() => setListing(true)}>
            {t('dismissed', { count: dismissed.length })}
          </button>
        )
      }
      className={cn('@container', className)}
    >
      <Loaded t={t} query={list} skeleton={<Skeleton shape="block" className="skeleton-rows h-52 w-full" />}>
        {(data) => <Tips list={data} />}
      </Loaded>
      {isListing && <DismissedTips dismissed={dismissed} onClose={() => setListing(false)} />}
    </Panel>
  )
}

const FIRST_TIPS = 2

function Tips({ list: { tips, developer, total, dismissed, isComplete } }: { list: TipList }) {
  const t = useT(tipTexts)
  const [chosen, setChosen] = useState<Tip>()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      {!isComplete && (
        <Note tone="warn" className="mb-3">
          {t('incomplete')}
        </Note>
      )}
      {tips.length === 0 && isComplete && (
        <p className="flex items-center gap-2.5 text-ink-2">
          <Icon path={checkIcon} className="text-ok" />
          {t(dismissed.length > 0 ? 'noneShown' : 'none')}
        </p>
      )}
      {isWhole && <p className="mb-3 text-[14px] text-ink-2">{t('help')}</p>}
      <ul>
        {(isWhole ? tips : tips.slice(0, FIRST_TIPS)).map((tip) => (
          <TipLine key={tip.key} tip={tip} onDismiss={() => setChosen(tip)} />
        ))}
      </ul>
      {tips.length > FIRST_TIPS && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className={cn(panelActionStyles, 'mt-2')}
        >
          {isWhole ? t('first') : t('all', { count: tips.length })}
        </button>
      )}
      {isWhole && total > tips.length && (
        <p className="mt-3 text-[14px] text-ink-2">{t('unlisted', { count: total - tips.length })}</p>
      )}
      {developer.length > 0 && (
        <details className="mt-4 border-line border-t pt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {t('developer', { count: developer.length })}
          </summary>
          <p className="mb-3 text-[14px] text-ink-2">{t('developer.help')}</p>
          <ul>
            {developer.map((tip) => (
              <TipLine key={tip.key} tip={tip} onDismiss={() => setChosen(tip)} />
            ))}
          </ul>
        </details>
      )}
      {chosen && <DismissDialog tip={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function TipLine({ tip, onDismiss }: { tip: Tip; onDismiss: () => void }) {
  const t = useT(tipTexts)
  const { title, why, change, action } = useTipTexts()(tip)
  const { area, isCritical, page, element, more, link } = tip
  return (
    <li className="grid gap-x-5 gap-y-2 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0 @2xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1rem] leading-snug">
          {title} {isCritical && <Badge tone="danger">{t('critical')}</Badge>}
          <span className="measure font-normal text-brand-strong">{t(`area.${area}`)}</span>
        </h3>
        <p className="mt-0.5 break-words text-[14px]">
          <span className="text-ink-2">{why}</span> {change}
        </p>
        {(page || element) && (
          <p className="mt-1 break-words text-[14px] text-ink-3">
            {page && t('on', { page })}{' '}
            {element && <code className="font-mono text-[12.5px] text-ink-2">{element}</code>}{' '}
            {more > 0 && t('more', { count: more })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 @2xl:justify-end">
        {link && (
          <Link
            {...addressOf(link)}
            aria-label={t('actionLabel', { action, title })}
            className={buttonStyles({ size: 's' })}
          >
            {action}
          </Link>
        )}
        <Button size="s" variant="ghost" aria-label={t('dismissLabel', { title })} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </li>
  )
}

/** Link props of the router for an address. */
function addressOf(link: string) {
  const { pathname, searchParams, hash } = new URL(link, location.origin)
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}

function DismissedTips({ dismissed, onClose }: { dismissed: DismissedTip[]; onClose: () => void }) {
  const t = useT(tipTexts)
  const textsOf = useTipTexts()
  const day = dateFormat(useLocale(), { dateStyle: 'medium' })
  const { mutate, isPending, isError, variables } = useRestoreTip()
  const closeAfterLast = () => dismissed.length === 1 && onClose()

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
                onClick={() => mutate(tip.key, { onSuccess: closeAfterLast })}
              >
                {t('restore')}
              </Button>
            </li>
          )
        })}
      </ul>
      <ErrorNote>{isError && t('restoreFailed')}</ErrorNote>
    </Dialog>
  )
}

function DismissDialog({ tip, onClose }: { tip: Tip; onClose: () => void }) {
  const t = useT(tipTexts)
  const { title } = useTipTexts()(tip)
  const { form, error, isPending } = useZodForm({
    schema: tipDismissal,
    toInput: (fields) => ({ ...fields, key: tip.key }),
    send: useDismissTip().mutateAsync,
    onDone: onClose,
  })

  return (
    <FormDialog
      recoverAs={`dismiss ${tip.key}`}
      form={form}
      title={t('dismissTitle')}
      description={t('dismissHelp', { title })}
      confirmLabel={t('dismiss')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      pending={isPending}
      error={error ? t('dismissFailed') : undefined}
      onClose={onClose}
    >
      <Field name="reason" label={t('reason')}>
        <Textarea required rows={3} dir="auto" />
      </Field>
    </FormDialog>
  )
}
