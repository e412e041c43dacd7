import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { useUndoChange } from '#features/settings/ui/admin/use-undo.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { siteTextsSetting } from '../../../model/texts/site-texts.schema.ts'
import type { TextChange, TextOverview } from '../../../model/texts/text-editing.schema.ts'
import { useDiscardTexts, usePublishTexts } from './texts.queries.ts'
import { useTextName } from './use-text-name.ts'

type DraftBarProps = { overview: TextOverview; isEditing: boolean }

/** Texts that are not published: what they are, and the buttons to publish or to discard them all. */
export function DraftBar({ overview: { drafts, draftsVersion }, isEditing }: DraftBarProps) {
  const t = useT(pageTextsTexts)
  const router = useRouter()
  const { show } = useToast()
  const publish = usePublishTexts()
  const discard = useDiscardTexts()
  const undoChange = useUndoChange(siteTextsSetting)
  const [isDiscarding, setDiscarding] = useState(false)

  async function publishAll() {
    try {
      const { publishedAt } = await publish.mutateAsync(draftsVersion)
      show({
        title: t('published'),
        tone: 'ok',
        action: { label: t('undo'), onAction: () => undoChange({ startedFrom: publishedAt }) },
      })
      await router.invalidate()
    } catch (failure) {
      const isChanged = failure instanceof ApiError && failure.code === 'DRAFTS_CHANGED'
      show({ title: t(isChanged ? 'error.DRAFTS_CHANGED' : 'publishFailed'), tone: 'danger' })
    }
  }

  async function discardAll() {
    await discard.mutateAsync(undefined).catch(() => show({ title: t('discardFailed'), tone: 'danger' }))
    setDiscarding(false)
  }

  // As high as with drafts: the first draft moves nothing.
  if (drafts.length === 0)
    return (
      <p className="mb-6 flex min-h-16 items-center rounded-md border border-line px-5 text-ink-2 max-sm:px-4">
        {t('allPublished')}
      </p>
    )
  return (
    <section
      aria-label={t('draftBar')}
      className="sticky top-[var(--bar)] z-10 mb-6 flex min-h-16 flex-wrap items-center gap-x-5 gap-y-3 rounded-md border border-line-strong bg-sheet px-5 py-3 max-sm:px-4"
    >
      <p className="min-w-0 flex-1 font-semibold">{t('unpublished', { count: drafts.length })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Dialog
          title={t('unpublished', { count: drafts.length })}
          closeLabel={t('close')}
          size="l"
          trigger={
            <Button variant="ghost" size="s">
              {t('compare')}
            </Button>
          }
        >
          <Changes drafts={drafts} />
        </Dialog>
        <Button variant="quiet" size="s" onClick={() => setDiscarding(true)}>
          {t('discardAll')}
        </Button>
        <Button size="s" variant={isEditing ? 'ghost' : 'primary'} pending={publish.isPending} onClick={publishAll}>
          {t('publish')}
        </Button>
      </div>
      <Confirm
        open={isDiscarding}
        title={t('discardAll.title')}
        description={t('discardAll.text')}
        confirmLabel={t('discardAll')}
        cancelLabel={t('cancel')}
        pending={discard.isPending}
        onConfirm={discardAll}
        onCancel={() => setDiscarding(false)}
        tone="danger"
      />
    </section>
  )
}

function Changes({ drafts }: { drafts: TextChange[] }) {
  const t = useT(pageTextsTexts)
  const languageName = useLanguageName()
  const nameOf = useTextName()
  const { show } = useToast()
  const discard = useDiscardTexts()
  const onError = () => show({ title: t('discardFailed'), tone: 'danger' })
  return (
    <ol className="grid gap-5">
      {drafts.map(({ page, path, locale, before, after }) => (
        <li key={`${path} ${locale}`} className="border-line border-t pt-4 first:border-t-0 first:pt-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="font-semibold text-base">
              {t(`item.${page}`)}, {nameOf(path)} ({languageName(locale)})
            </h3>
            <Button variant="quiet" size="s" onClick={() => discard.mutate({ path, locale }, { onError })}>
              {t('discard')}
            </Button>
          </div>
          <div lang={locale} className="mt-2 grid gap-3 wrap-anywhere text-[15px] md:grid-cols-2">
            <del className="text-ink-2 decoration-1">{before}</del>
            <ins className="bg-wash px-2 py-1 no-underline">{after}</ins>
          </div>
        </li>
      ))}
    </ol>
  )
}
