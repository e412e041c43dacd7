import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { checkIcon } from '#ui/icon/icons.ts'
import { identityTexts } from '../messages/index.ts'
import { withPasswordRules } from '../model/identity.schema.ts'
import { activeRules, brokenRules, type PasswordPolicy } from '../model/password-policy.schema.ts'
import { findWeakness } from '../model/weak-passwords.ts'
import { identityQueries } from './identity.queries.ts'
import { PasswordField } from './password-field.tsx'
import { type Submission, useSubmit } from './use-submit.ts'

/** Loaded by the route of each page with a new password. */
function usePasswordPolicy(): PasswordPolicy {
  return useSuspenseQuery(identityQueries.passwordPolicy()).data
}

/** A form that checks a new password as the server does. */
export function useNewPasswordForm<Schema extends z.ZodType<{ password?: string; newPassword?: string }>, Result>(
  personalTexts: readonly string[],
  { schema, ...options }: Submission<Schema, Result>,
) {
  const queryClient = useQueryClient()
  return useSubmit({
    ...options,
    schema: withPasswordRules(schema, usePasswordPolicy(), personalTexts),
    onRefused: (error) => {
      // The password met the cached policy, which may have changed.
      if (error instanceof ApiError && ['PASSWORD_NOT_ALLOWED', 'PASSWORD_TOO_WEAK'].includes(error.code))
        void queryClient.invalidateQueries(identityQueries.passwordPolicy())
    },
  })
}

type NewPasswordFieldProps = {
  name: string
  label: string
  /** Name and address of the user, which a password must not be. */
  personalTexts: readonly string[]
}

export function NewPasswordField({ name, label, personalTexts }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  return (
    <div className="flex flex-col gap-3">
      <PasswordField name={name} label={label} autoComplete="new-password" onValueChange={setPassword} />
      <PasswordMeter policy={usePasswordPolicy()} password={password} personalTexts={personalTexts} />
    </div>
  )
}

type PasswordMeterProps = { policy: PasswordPolicy; password: string; personalTexts: readonly string[] }

/**
 * The policy as a checklist, updated while typing; the last line says why a password is too weak. The number of met
 * rules is announced (aria-live polite).
 */
function PasswordMeter({ policy, password, personalTexts }: PasswordMeterProps) {
  const t = useT(identityTexts)
  const weakness = findWeakness(password, personalTexts)
  const isStrong = Boolean(password) && !weakness
  const broken = brokenRules(policy, password)
  // The maximum length is shown only when exceeded.
  const rules = activeRules(policy).filter((rule) => rule !== 'maximum' || broken.includes(rule))
  const met = rules.filter((rule) => !broken.includes(rule)).length + (isStrong ? 1 : 0)

  return (
    <div className="text-[0.92em] leading-snug">
      <ul aria-label={t('meter.heading')} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {rules.map((rule) => (
          <RuleLine key={rule} isMet={!broken.includes(rule)}>
            {t(`rule.${rule}`, { minimum: policy.minimum, maximum: policy.maximum })}
          </RuleLine>
        ))}
        <RuleLine isMet={isStrong} isRefused={Boolean(password && weakness)}>
          {t(password && weakness ? `weak.${weakness}` : 'rule.guessable')}
        </RuleLine>
      </ul>
      <output className="sr-only">
        {password && t('meter.progress', { met, count: rules.length + 1 })}
        {password && weakness && `. ${t(`weak.${weakness}`)}`}
      </output>
    </div>
  )
}

type RuleLineProps = { isMet: boolean; isRefused?: boolean; children: string }

function RuleLine({ isMet, isRefused, children }: RuleLineProps) {
  const t = useT(identityTexts)
  return (
    <li
      className={cn(
        'flex gap-2 last:sm:col-span-2',
        isMet ? 'text-ok' : isRefused ? 'font-semibold text-danger' : 'text-ink-2',
      )}
    >
      {isMet ? (
        <Icon path={checkIcon} strokeWidth="2.2" className="mt-[0.12em] size-[1.15em]" />
      ) : (
        <span
          aria-hidden="true"
          className="mt-[0.32em] mr-[0.25em] ml-[0.2em] size-[0.7em] shrink-0 rounded-full border border-current"
        />
      )}
      <span>
        {children}
        <span className="sr-only">{`: ${t(isMet ? 'meter.met' : 'meter.missing')}`}</span>
      </span>
    </li>
  )
}
