import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Switch } from '#ui/switch.tsx'
import { bookingRulesTexts } from '../../messages/rules/index.ts'
import type { RuleView } from '../../model/rule.schema.ts'
import { RuleQuestion } from './rule-question.tsx'
import { useRuleHits, useSwitchRule } from './timeslots.queries.ts'

type RuleSwitchProps = { rule: RuleView; name: string; onFailed: (error: unknown) => void }

/** Holds at once, unless it closes the time of an appointment: that is told first. Shows what was chosen until the list comes back. */
export function RuleSwitch({ rule, name, onFailed }: RuleSwitchProps) {
  const t = useT(bookingRulesTexts)
  const [isAsking, setAsking] = useState(false)
  const look = useRuleHits(rule.id)
  const change = useSwitchRule(rule.id)

  function choose(active: boolean) {
    change.reset()
    look.mutate(active, {
      onSuccess: (hits) => (hits.length > 0 ? setAsking(true) : change.mutate(active, { onError: onFailed })),
      onError: onFailed,
    })
  }

  return (
    <>
      <Switch
        hideLabel
        label={t('active.of', { rule: name })}
        checked={look.isPending ? look.variables : change.isPending ? change.variables : rule.active}
        disabled={look.isPending || change.isPending}
        onCheckedChange={choose}
      />
      <RuleQuestion
        deed={look.variables ? 'switchOn' : 'switchOff'}
        name={name}
        hits={look.data ?? []}
        open={isAsking}
        change={change}
        onConfirm={() => change.mutate(look.variables!, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
