import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery } from '#platform/client/refetch.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { Panel } from '#ui/data/panel.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { checkIcon } from '#ui/icon/icons.ts'
import { linkStyles } from '#ui/link.tsx'
import { setupTexts } from '../../messages/index.ts'
import type { SetupStep } from '../../model/setup.schema.ts'
import type { SetupRoutes } from '../../server/setup.routes.ts'

const api = apiClient<SetupRoutes>('/setup')
const stepsQuery = freshQuery(['setup'], () => unwrap(api.index.$get()))

/**
 * First steps of the owner. Not shown while it loads, when it cannot be loaded, and when all steps are done. `removeDemo`:
 * the button of the demo step.
 */
export function SetupChecklist({ removeDemo, className }: { removeDemo: ReactNode; className?: string }) {
  const t = useT(setupTexts)
  const { data } = useQuery(stepsQuery)
  if (!data || data.steps.every(({ isDone }) => isDone)) return null
  const { steps } = data
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Panel
      title={t('title')}
      action={<span className="measure text-ink-2">{t('progress', { done, total: steps.length })}</span>}
      className={cn('@container', className)}
    >
      <ol className="@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-8">
        {steps.map((step) => (
          <Step key={step.key} step={step} action={step.key === 'demo' && removeDemo} />
        ))}
      </ol>
    </Panel>
  )
}

function Step({ step: { key, isDone, link }, action }: { step: SetupStep; action: ReactNode }) {
  const t = useT(setupTexts)
  const [to, hash] = link.split('#')
  return (
    <li className="flex gap-3 border-line border-t py-2.5 first:border-t-0 first:pt-0 last:pb-0 @3xl:nth-2:border-t-0 @3xl:nth-2:pt-0">
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
        <div className="flex min-w-0 flex-1 flex-wrap content-start items-center justify-between gap-x-6 gap-y-2">
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
          {action}
        </div>
      )}
    </li>
  )
}
