import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Switch } from '#ui/switch.tsx'
import { bookingRulesTexts } from '../../messages/rules/index.ts'
import type { RuleView } from '../../model/rule.schema.ts'
import { Hits } from './rule-preview-pane.tsx'
import { useSwitchHits, useSwitchRule } from './timeslots.queries.ts'
import { useReason } from './use-told.ts'

type RuleSwitchProps = { rule: RuleView; name: string; onFailed: (error: unknown) => void }

/** Holds at once, unless it closes the time of an appointment: that is told first. Shows what was chosen until the list comes back. */
export function RuleSwitch({ rule, name, onFailed }: RuleSwitchProps) {
  const t = useT(bookingRulesTexts)
  const reason = useReason()
  const [isAsking, setAsking] = useState(false)
  const look = useSwitchHits(rule.id)
  const { mutate, isPending, variables, error, reset } = useSwitchRule(rule.id)
  const turn = look.variables ? 'on' : 'off'

  function change(active: boolean) {
    reset()
    look.mutate(active, {
      onSuccess: (hits) => (hits.length > 0 ? setAsking(true) : mutate(active, { onError: onFailed })),
      onError: onFailed,
    })
  }

  return (
    <>
      <Switch
        hideLabel
        label={t('active.of', { rule: name })}
        checked={look.isPending ? look.variables : isPending ? variables : rule.active}
        disabled={look.isPending || isPending}
        onCheckedChange={change}
      />
      <Confirm
        open={isAsking}
        title={t(`switch.${turn}.ask`, { rule: name })}
        description={t('switch.text')}
        confirmLabel={t(`switch.${turn}`)}
        cancelLabel={t('cancel')}
        pending={isPending}
        error={error ? [t('form.failed'), reason(error)].filter(Boolean).join('. ') : undefined}
        onConfirm={() => mutate(look.variables!, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <Hits hits={look.data ?? []} />
      </Confirm>
    </>
  )
}
