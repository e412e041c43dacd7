import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { bookingRulesTexts } from '../../messages/rules/index.ts'
import type { RuleView } from '../../model/rule.schema.ts'
import { RuleQuestion } from './rule-question.tsx'
import { useDeleteRule, useRuleHits } from './timeslots.queries.ts'

type RuleDeleteProps = { rule: RuleView; name: string; onFailed: (error: unknown) => void }

/** Always asks; whom it hits is whom it hits to switch the rule off. */
export function RuleDelete({ rule, name, onFailed }: RuleDeleteProps) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const [isAsking, setAsking] = useState(false)
  const look = useRuleHits(rule.id)
  const change = useDeleteRule()

  function ask() {
    change.reset()
    look.mutate(false, { onSuccess: () => setAsking(true), onError: onFailed })
  }

  return (
    <>
      <Button
        size="s"
        variant="danger"
        aria-label={t('delete.of', { rule: name })}
        pending={look.isPending}
        onClick={ask}
      >
        {t('delete')}
      </Button>
      <RuleQuestion
        deed="delete"
        name={name}
        hits={look.data ?? []}
        open={isAsking}
        change={change}
        onConfirm={() => change.mutate(rule.id, { onSuccess: () => show({ title: t('delete.done'), tone: 'ok' }) })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
