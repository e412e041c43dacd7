import { useState } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { createOwnId } from '../../../model/texts/list-rule.ts'
import type { EditableList, PageTexts } from '../../../model/texts/text-editing.schema.ts'
import { NewServiceDialog } from './new-service-dialog.tsx'
import { TextGroupSummary } from './text-group-summary.tsx'
import { useSaveList } from './texts.queries.ts'
import { useListName } from './use-list-name.ts'

type ListsProps = {
  data: PageTexts
  language: Locale
  /** The first text of an added part is opened. */
  onAdd: (path: string) => void
}

/** The lists of a page: their parts can be moved, hidden, and added. */
export function Lists({ data, language, onAdd }: ListsProps) {
  const t = useT(pageTextsTexts)
  if (data.lists.length === 0) return null
  return (
    <section className="min-w-0">
      <h3 className="mb-3 text-[1.1rem]">{t('lists')}</h3>
      <div className="rounded-md border border-line bg-sheet">
        {data.lists.map((list) => (
          <ListEditor key={list.path} data={data} list={list} language={language} onAdd={onAdd} />
        ))}
      </div>
    </section>
  )
}

function ListEditor({ data, list, language, onAdd }: ListsProps & { list: EditableList }) {
  const t = useT(pageTextsTexts)
  const nameOf = useListName(data)
  const [isNaming, setNaming] = useState(false)
  const parts = useListParts(data.key, list)
  const { path, canMove, canAdd, maxParts } = list
  const { shown } = parts
  const nameOfPart = (id: string) => list.parts.find((part) => part.id === id)?.names[language] || t('newPart')
  const hidden = list.parts.filter(({ id, isOwn }) => !isOwn && !shown.includes(id))

  async function add(id = createOwnId()) {
    if (await parts.save([...shown, id])) onAdd(`${path}.${id}`)
  }

  return (
    <details className="group border-line border-t px-5 first:border-t-0 max-sm:px-4">
      <TextGroupSummary name={nameOf(path)} count={t('parts', { count: shown.length })}>
        {list.isDraft && <Badge tone="warn">{t('notPublished')}</Badge>}
      </TextGroupSummary>
      {path === 'packages' && (
        <p className="mb-2 text-[15px] text-ink-2">
          {t('list.packages.help')}{' '}
          <Link className="text-link" href="/admin/settings#packages">
            {t('list.packages')}
          </Link>
        </p>
      )}
      <ol className="mb-3">
        {shown.map((id, index) => (
          <Part key={id} name={nameOfPart(id)} isDim={false}>
            {canMove && (
              <>
                <Button
                  variant="quiet"
                  size="s"
                  className="aria-disabled:opacity-40"
                  aria-label={t('part.up', { name: nameOfPart(id) })}
                  aria-disabled={index === 0}
                  onClick={() => parts.move(index, index - 1)}
                >
                  ↑
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  className="aria-disabled:opacity-40"
                  aria-label={t('part.down', { name: nameOfPart(id) })}
                  aria-disabled={index === shown.length - 1}
                  onClick={() => parts.move(index, index + 1)}
                >
                  ↓
                </Button>
              </>
            )}
            <Button
              variant="quiet"
              size="s"
              aria-label={t(isOwn(list, id) ? 'part.remove' : 'part.hide', { name: nameOfPart(id) })}
              onClick={() => parts.save(shown.filter((one) => one !== id))}
            >
              {t(isOwn(list, id) ? 'remove' : 'hide')}
            </Button>
          </Part>
        ))}
        {hidden.map(({ id }) => (
          <Part key={id} name={nameOfPart(id)} isDim>
            <span className="text-[14px] text-ink-3">{t('hidden')}</span>
            <Button
              variant="quiet"
              size="s"
              aria-label={t('part.show', { name: nameOfPart(id) })}
              onClick={() => parts.show(id)}
            >
              {t('show')}
            </Button>
          </Part>
        ))}
      </ol>
      <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
        {canAdd && shown.length < maxParts && (
          <Button variant="ghost" size="s" onClick={() => (path === 'services' ? setNaming(true) : add())}>
            {t(path === 'services' ? 'newService' : 'addPart')}
          </Button>
        )}
        {list.isChanged && (
          <Button variant="quiet" size="s" onClick={() => parts.save(null)}>
            {t('list.reset')}
          </Button>
        )}
      </div>
      {path === 'services' && (
        <NewServiceDialog open={isNaming} onOpenChange={setNaming} onCreate={(id) => parts.save([...shown, id])} />
      )}
    </details>
  )
}

type PartProps = { name: string; isDim: boolean; children: React.ReactNode }

function Part({ name, isDim, children }: PartProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-1.5">
      <span className={`min-w-0 flex-1 basis-40 wrap-anywhere text-[15.5px] ${isDim ? 'text-ink-3' : ''}`}>{name}</span>
      <span className="flex items-center gap-1">{children}</span>
    </li>
  )
}

function isOwn(list: EditableList, id: string): boolean {
  return list.parts.find((part) => part.id === id)?.isOwn ?? true
}

/** The ids of the shown parts, with a change that is being saved. Changes are saved one after the other. */
function useListParts(page: string, list: EditableList) {
  const t = useT(pageTextsTexts)
  const { show: showToast } = useToast()
  const saveList = useSaveList(page)
  const stored = list.parts.filter(({ isShown }) => isShown).map(({ id }) => id)
  const shown = (saveList.isPending && saveList.variables.items) || stored

  async function save(items: string[] | null): Promise<boolean> {
    try {
      await saveList.mutateAsync({ path: list.path, items, startedFrom: shown })
      return true
    } catch (failure) {
      const isChanged = failure instanceof ApiError && failure.code === 'LIST_CHANGED'
      showToast({ title: t(isChanged ? 'error.LIST_CHANGED' : 'list.saveFailed'), tone: 'danger' })
      return false
    }
  }

  return {
    shown,
    save,
    move(from: number, to: number) {
      const [id] = shown.slice(from, from + 1)
      if (id === undefined || to < 0 || to >= shown.length) return
      void save(shown.toSpliced(from, 1).toSpliced(to, 0, id))
    },
    /** At the end; in a list with a fixed order at its standard place. */
    show(id: string) {
      const all = list.parts.filter(({ isOwn: own }) => !own).map((part) => part.id)
      void save(list.canMove ? [...shown, id] : all.filter((one) => one === id || shown.includes(one)))
    },
  }
}
