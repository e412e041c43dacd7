import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { useUndoChange } from '#features/settings/ui/admin/use-undo.ts'
import type { Locale } from '#kernel/locale.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { siteTextsSetting } from '../../../model/texts/site-texts.schema.ts'
import type { ListChange, TextOverview } from '../../../model/texts/text-editing.schema.ts'
import { useDiscardTexts, usePublishTexts } from './texts.queries.ts'
import { useListName } from './use-list-name.ts'
import { usePageName } from './use-page-name.ts'
import { useTextName } from './use-text-name.ts'

type DraftBarProps = { overview: TextOverview; isEditing: boolean }

/** Texts that are not published: what they are, and the buttons to publish or to discard them all. */
export function DraftBar({ overview, isEditing }: DraftBarProps) {
  const t = useT(pageTextsTexts)
  const { drafts, listDrafts } = overview
  const count = drafts.length + listDrafts.length
  const router = useRouter()
  const { show } = useToast()
  const publish = usePublishTexts()
  const discard = useDiscardTexts()
  const undoChange = useUndoChange(siteTextsSetting)
  const [isDiscarding, setDiscarding] = useState(false)

  async function publishAll() {
    try {
      const { publishedAt } = await publish.mutateAsync()
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
  if (count === 0)
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
      <p className="min-w-0 flex-1 font-semibold">{t('unpublished', { count })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Dialog
          title={t('unpublished', { count })}
          closeLabel={t('close')}
          size="l"
          trigger={
            <Button variant="ghost" size="s">
              {t('compare')}
            </Button>
          }
        >
          <Changes overview={overview} />
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

function Changes({ overview: { drafts, listDrafts } }: Pick<DraftBarProps, 'overview'>) {
  const t = useT(pageTextsTexts)
  const locale = useLocale()
  const pageName = usePageName()
  const listName = useListName()
  const namesOf = (parts: ListChange['after']) => parts.map((names) => names[locale] || t('newPart')).join(' · ')
  const languageName = useLanguageName()
  const nameOf = useTextName()
  const { show } = useToast()
  const discard = useDiscardTexts()
  const onError = () => show({ title: t('discardFailed'), tone: 'danger' })
  return (
    <ol className="grid gap-5">
      {listDrafts.map(({ page, path, before, after }) => (
        <Change
          key={path}
          title={`${pageName(page)}, ${listName(path)}`}
          before={namesOf(before)}
          after={namesOf(after)}
          onDiscard={() => discard.mutate({ path }, { onError })}
        />
      ))}
      {drafts.map(({ page, path, locale: language, before, after }) => (
        <Change
          key={`${path} ${language}`}
          title={`${pageName(page)}, ${nameOf(path)} (${languageName(language)})`}
          lang={language}
          before={before}
          after={after}
          onDiscard={() => discard.mutate({ path, locale: language }, { onError })}
        />
      ))}
    </ol>
  )
}

type ChangeProps = { title: string; lang?: Locale; before: string; after: string; onDiscard: () => void }

function Change({ title, lang, before, after, onDiscard }: ChangeProps) {
  const t = useT(pageTextsTexts)
  return (
    <li className="border-line border-t pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold text-base">{title}</h3>
        <Button variant="quiet" size="s" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
      <div lang={lang} className="mt-2 grid gap-3 wrap-anywhere text-[15px] md:grid-cols-2">
        <del className="text-ink-2 decoration-1">{before}</del>
        <ins className="bg-wash px-2 py-1 no-underline">{after}</ins>
      </div>
    </li>
  )
}
