import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useRef, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { hasPermission } from '#kernel/user.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { plusIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { blogAuthoringTexts } from '../../../messages/authoring/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { POST_STATES } from '../../../model/authoring.schema.ts'
import { authoringQueries } from '../authoring.queries.ts'
import { PostListRow } from './post-list-row.tsx'

export const POST_LIST_TEXTS = [blogAuthoringTexts, blogWritingTexts] as const
export type PostListTexts = Uses<typeof POST_LIST_TEXTS>

const FILTERS = ['all', ...POST_STATES] as const
type Filter = (typeof FILTERS)[number]

/** Search: `?state=draft&q=words`. */
export function PostListScreen({ search, onSearch }: SearchProps) {
  const t = useT(blogAuthoringTexts)
  const filter = FILTERS.find((one) => one === search.state) ?? 'all'
  // A number in the address is parsed as one.
  const [typed, setTyped] = useState(search.q === undefined ? '' : String(search.q))

  function show(state: Filter, q: string) {
    onSearch({ ...(state !== 'all' && { state }), ...(q.trim() && { q: q.trim() }) })
  }

  return (
    <>
      <PostListActions />
      <Field label={t('search')} className="mb-4 max-w-sm">
        <Input
          type="search"
          size="s"
          maxLength={100}
          value={typed}
          onValueChange={(q) => {
            setTyped(q)
            show(filter, q)
          }}
        />
      </Field>
      <ChipGroup
        label={t('filter')}
        options={FILTERS}
        selected={filter}
        onSelect={(state) => show(state, typed)}
        className="mb-6 gap-2"
      >
        {(option) => t(`state.${option}`)}
      </ChipGroup>
      <PostList filter={filter} query={useDeferredValue(typed.trim())} />
    </>
  )
}

function PostListActions() {
  const t = useT(blogAuthoringTexts)
  const mayManage = useAuth(({ userData }) => userData !== null && hasPermission(userData, 'category:manage'))
  return (
    <div className="mb-6 flex flex-wrap gap-2">
      <Link to="/blog/new" className={buttonStyles({ size: 's' })}>
        <Icon path={plusIcon} className="size-[18px]" />
        {t('newPost')}
      </Link>
      <Link to="/blog/new" search={{ kind: 'case' }} className={buttonStyles({ variant: 'ghost', size: 's' })}>
        <Icon path={plusIcon} className="size-[18px]" />
        {t('newCase')}
      </Link>
      {mayManage && (
        <Link to="/categorie/new" className={buttonStyles({ variant: 'ghost', size: 's' })}>
          {t('categories')}
        </Link>
      )}
    </div>
  )
}

function PostList({ filter, query }: { filter: Filter; query: string }) {
  const t = useT(blogAuthoringTexts)
  const list = useRef<HTMLUListElement>(null)
  const posts = useInfiniteQuery(authoringQueries.posts(filter === 'all' ? undefined : filter, query))
  return (
    <Paged
      search={posts}
      itemsOf={(page) => page.posts}
      t={t}
      empty={query ? t('noneFound', { query }) : t('empty')}
      more={t('more')}
    >
      {(items) => (
        <ul ref={list} tabIndex={-1} aria-label={t('list')} className="mb-6 border-line border-t">
          {items.map((post) => (
            // The button that had the focus disappears with its row.
            <PostListRow key={post.id} post={post} onMoved={() => list.current?.focus({ preventScroll: true })} />
          ))}
        </ul>
      )}
    </Paged>
  )
}
