import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { NEW_DRAFT_KEY } from '../../../model/authoring.schema.ts'
import type { PostKind } from '../../../model/case-studies/case-study.schema.ts'
import { authoringQueries } from '../authoring.queries.ts'
import { lockDraft, newDraftKey } from './draft-lock.ts'
import { useFormatDateTime } from './post-notices.tsx'
import { type PostFormTexts, PostScreen } from './post-screen.tsx'

/** Each tab has its own draft, whose key is in the URL fragment; other unsaved drafts are offered. */
export function NewPostScreen(_: PostFormTexts) {
  const t = useT(blogWritingTexts)
  const key = useDraftKey()
  const kind = useNewPostKind()
  if (!key) return <Loading label={t('loading')} lines={8} />
  return (
    <>
      <UnopenedDrafts key={key} mine={key} />
      <PostScreen key={key} id={null} draftKey={key} kind={kind} />
    </>
  )
}

/** `?kind=case` starts a case study. */
export function useNewPostKind(): PostKind {
  const search: Record<string, unknown> = useSearch({ strict: false })
  return search.kind === 'case' ? 'case' : 'article'
}

/** The key in the URL, or a new one if there is none or another tab holds its lock. */
function useDraftKey(): string | undefined {
  const router = useRouter()
  const named = useRouterState({ select: ({ location }) => draftKeyInUrl(location) })
  const [claimed, setClaimed] = useState<string>()
  useEffect(() => {
    let isCancelled = false
    async function claim() {
      if (named === undefined) return
      const isOurs = named !== '' && (await lockDraft(named))
      if (isCancelled) return
      if (isOurs) setClaimed(named)
      else await router.navigate({ to: '/blog/new', hash: newDraftKey(), search: true, replace: true })
    }
    void claim()
    return () => {
      isCancelled = true
    }
  }, [named, router])
  return named === undefined || claimed === named ? claimed : undefined
}

/** Empty: no key. Undefined: navigating away while this page is still shown. */
function draftKeyInUrl({ pathname, hash }: { pathname: string; hash: string }): string | undefined {
  if (pathname !== '/blog/new') return undefined
  return NEW_DRAFT_KEY.test(hash) ? hash : ''
}

function UnopenedDrafts({ mine }: { mine: string }) {
  const t = useT(blogWritingTexts)
  const moment = useFormatDateTime()
  const userId = useAuth(({ userId: id }) => id ?? '')
  const { data: drafts = [] } = useQuery(authoringQueries.unopenedDrafts(userId, mine))
  if (drafts.length === 0) return null
  return (
    <Note className="mb-8">
      <p id="waiting-drafts">{t('draftsWaiting')}</p>
      <ul aria-labelledby="waiting-drafts" className="mt-1 list-disc pl-5">
        {drafts.map(({ key, title, savedAt }) => (
          <li key={key}>
            <Link to="/blog/new" hash={key} className="text-link">
              {title || t('draftUntitled')}
            </Link>{' '}
            ({moment(savedAt)})
          </li>
        ))}
      </ul>
    </Note>
  )
}
