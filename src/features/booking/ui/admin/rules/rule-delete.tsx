import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import type { RuleView } from '../../../model/rule.schema.ts'
import { useAffectedAppointments, useDeleteRule } from '../timeslots.queries.ts'
import { RuleConfirm } from './rule-confirm.tsx'

type RuleDeleteProps = { rule: RuleView; name: string; onFailed: (error: unknown) => void }

/** Always asks for confirmation. Deleting affects the same appointments as deactivating. */
export function RuleDelete({ rule, name, onFailed }: RuleDeleteProps) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const [isAsking, setAsking] = useState(false)
  const preview = useAffectedAppointments(rule.id)
  const change = useDeleteRule()

  function ask() {
    change.reset()
    preview.mutate(false, { onSuccess: () => setAsking(true), onError: onFailed })
  }

  return (
    <>
      <Button
        size="s"
        variant="danger"
        aria-label={t('delete.of', { rule: name })}
        pending={preview.isPending}
        onClick={ask}
      >
        {t('delete')}
      </Button>
      <RuleConfirm
        action="delete"
        name={name}
        hits={preview.data ?? []}
        open={isAsking}
        change={change}
        onConfirm={() => change.mutate(rule.id, { onSuccess: () => show({ title: t('delete.done'), tone: 'ok' }) })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
