import { publicGet } from '#platform/client/api-fetch.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { unsubscribeTexts } from '../../messages/unsubscribe/index.ts'
import type { CommentRoutes } from '../../server/comments/comment.routes.ts'

type UnsubscribeFormProps = { action: string; isStopped: boolean | undefined } & Uses<[typeof unsubscribeTexts]>

/**
 * Target of the unsubscribe link. A plain HTML form: only submitting changes the subscription, because link scanners
 * open the page.
 */
export function UnsubscribeForm({ action, isStopped }: UnsubscribeFormProps) {
  const t = useT(unsubscribeTexts)
  if (isStopped === undefined) return <Note tone="warn">{t('error.UNSUBSCRIBE_LINK_WRONG')}</Note>
  return (
    <form method="post" action={action} className="grid max-w-[40em] gap-5">
      {isStopped ? <Note tone="ok">{t('replyEmails.stopped')}</Note> : <p>{t('replyEmails.stopText')}</p>}
      <button
        type="submit"
        name="choice"
        value={isStopped ? 'start' : 'stop'}
        className={buttonStyles({ variant: isStopped ? 'ghost' : 'primary' }, 'justify-self-start')}
      >
        {t(isStopped ? 'replyEmails.start' : 'replyEmails.stop')}
      </button>
    </form>
  )
}

/** Subscription state for the signed token in the query string; undefined if the token is invalid. */
export async function loadReplySubscription(search: string): Promise<boolean | undefined> {
  const { body } = await publicGet<CommentRoutes, '/reply-emails'>(`/api/comments/reply-emails?${search.slice(1)}`)
  return body?.isStopped
}
