import { expectDefined } from '#kernel/app-error.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { caseEditorTexts } from '../../../messages/case-editor/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import type { EditablePost } from '../../../model/authoring.schema.ts'
import { effectOf, type PostAction, postActionsFor } from '../../../model/post-action.ts'
import { STATE_TONES } from '../list/post-list-row.tsx'
import { AutosaveState, SaveErrorNote, useFormatDateTime } from './post-notices.tsx'
import type { PostFormState } from './use-post-form.ts'

type PostActionsProps = {
  form: PostFormState
  post: EditablePost | null
  onShow: (shown: 'preview' | 'history') => void
  onStartOver: () => void
}

/** Always visible: state of the post, what the main button will do, and the buttons. */
export function PostActions({ form, post, onShow, onStartOver }: PostActionsProps) {
  const t = useT(blogWritingTexts)
  const actions = postActionsFor(form.state, form.draft.publishedAt, new Date())
  const main = actions.at(-1)
  return (
    <div className="editor-actions">
      <SaveErrorNote form={form} post={post} onStartOver={onStartOver} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PostStateBadge form={form} />
            <AutosaveState autosave={form.autosave} isDirty={form.isDirty} />
          </div>
          {main && <EffectText form={form} main={main} />}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <Button variant="quiet" size="s" onClick={() => onShow('preview')}>
            {t('preview')}
          </Button>
          {post && (
            <Button variant="quiet" size="s" onClick={() => onShow('history')}>
              {t('history')}
            </Button>
          )}
          {actions.map((action) => (
            <Button
              key={action}
              type="submit"
              name="action"
              value={action}
              variant={action === main ? 'primary' : 'ghost'}
              pending={form.pendingAction === action}
              disabled={form.pendingAction !== undefined}
              className="max-sm:grow"
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}

function PostStateBadge({ form: { state, saved } }: { form: PostFormState }) {
  const t = useT(blogWritingTexts)
  const moment = useFormatDateTime()
  return (
    <Badge tone={state === 'new' ? 'neutral' : STATE_TONES[state]}>
      <span className="sr-only">{t('state')}: </span>
      {state === 'scheduled'
        ? t('stateIs.scheduled', { date: moment(expectDefined(saved.publishedAt, 'time of publication')) })
        : t(`stateIs.${state}`)}
    </Badge>
  )
}

function EffectText({ form: { state, draft }, main }: { form: PostFormState; main: PostAction }) {
  const t = useT(blogWritingTexts)
  const caseT = useT(caseEditorTexts)
  const moment = useFormatDateTime()
  const effect = effectOf(state, main)
  if (!effect) return null
  const date =
    effect === 'publish' || effect === 'update' ? '' : moment(expectDefined(draft.publishedAt, 'time of publication'))
  const text = draft.caseStudy ? caseT(`effect.${effect}`, { date }) : t(`effect.${effect}`, { date })
  return <p className="mt-1 text-[0.92rem] text-ink-2">{text}</p>
}
