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

/** Steps that are shown at once; the others, and those that are done, are one press away. */
const NEXT_STEPS = 3

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
  const next = steps.filter(({ isDone }) => !isDone).slice(0, NEXT_STEPS)
  const others = steps.filter((step) => !next.includes(step))
  return (
    <Panel
      title={t('title')}
      action={<span className="measure text-ink-2">{t('progress', { done, total: steps.length })}</span>}
      className={cn('@container', className)}
    >
      <Steps steps={next} isBrief removeDemo={removeDemo} />
      {others.length > 0 && (
        <details className="mt-2 border-line border-t pt-1">
          <summary className="w-fit cursor-pointer rounded-[2px] py-1.5 text-[14px] text-brand-strong pointer-coarse:py-2.5">
            {t('others', { count: others.length })}
          </summary>
          <div className="mt-2">
            <Steps steps={others} removeDemo={removeDemo} />
          </div>
        </details>
      )}
    </Panel>
  )
}

type StepsProps = {
  steps: SetupStep[]
  removeDemo: ReactNode
  /** Without the explanations, which the screens have too. */
  isBrief?: boolean
}

function Steps({ steps, removeDemo, isBrief = false }: StepsProps) {
  return (
    <ol>
      {steps.map((step) => (
        <Step key={step.key} step={step} isBrief={isBrief} action={step.key === 'demo' && removeDemo} />
      ))}
    </ol>
  )
}

type StepProps = { step: SetupStep; action: ReactNode; isBrief: boolean }

function Step({ step: { key, isDone, link }, action, isBrief }: StepProps) {
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
            {!isBrief && <p className="text-ink-2">{t(`help.${key}`)}</p>}
          </div>
          {action}
        </div>
      )}
    </li>
  )
}
