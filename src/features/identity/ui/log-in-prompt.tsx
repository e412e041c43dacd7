import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { identityMenuTexts } from '../messages/menu/index.ts'

type LogInPromptProps = {
  /** Also offers to create an account. */
  canRegister?: boolean
  /** Element id near the prompt. */
  anchor?: string
  children: ReactNode
}

/** "Log in to …" in place of an action that needs a user. Returns to this place on the page after sign-in. */
export function LogInPrompt({ canRegister, anchor, children }: LogInPromptProps) {
  const t = useT(identityMenuTexts)
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  const next = anchor ? here.replace(/#.*|$/, `#${anchor}`) : here
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-r-(--radius-sm) border-l-[3px] border-l-brand-line bg-wash px-[18px] py-3.5">
      <p className="grow">{children}</p>
      <Link to="/login" search={{ next }} className={buttonStyles({ size: 's' })}>
        {t('login')}
      </Link>
      {canRegister && (
        <Link to="/register" search={{ next }} className={buttonStyles({ variant: 'ghost', size: 's' })}>
          {t('register')}
        </Link>
      )}
    </div>
  )
}
