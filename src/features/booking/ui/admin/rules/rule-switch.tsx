import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import type { RuleView } from '../../../model/rule.schema.ts'
import { useAffectedAppointments, useSwitchRule } from '../timeslots.queries.ts'
import { RuleConfirm } from './rule-confirm.tsx'

type RuleSwitchProps = { rule: RuleView; name: string; onFailed: (error: unknown) => void }

/** Applies immediately, unless appointments are affected: then it asks first. Optimistic while the request is pending. */
export function RuleSwitch({ rule, name, onFailed }: RuleSwitchProps) {
  const t = useT(bookingRulesTexts)
  const [isAsking, setAsking] = useState(false)
  const preview = useAffectedAppointments(rule.id)
  const change = useSwitchRule(rule.id)

  function choose(active: boolean) {
    change.reset()
    preview.mutate(active, {
      onSuccess: (hits) => (hits.length > 0 ? setAsking(true) : change.mutate(active, { onError: onFailed })),
      onError: onFailed,
    })
  }

  return (
    <>
      <Switch
        hideLabel
        label={t('active.of', { rule: name })}
        checked={preview.isPending ? preview.variables : change.isPending ? change.variables : rule.active}
        disabled={preview.isPending || change.isPending}
        onCheckedChange={choose}
      />
      <RuleConfirm
        action={preview.variables ? 'switchOn' : 'switchOff'}
        name={name}
        hits={preview.data ?? []}
        open={isAsking}
        change={change}
        onConfirm={() => change.mutate(preview.variables!, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
