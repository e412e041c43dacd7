import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { bookingRulesTexts } from '../../messages/rules/index.ts'
import type { RulePreview } from '../../model/rule.schema.ts'
import { Hits } from './rule-preview-pane.tsx'
import { useReason } from './use-told.ts'

type RuleQuestionProps = {
  deed: 'switchOn' | 'switchOff' | 'delete'
  name: string
  /** Whom it would hit: looked up before the question is put. */
  hits: RulePreview['hits']
  open: boolean
  change: { isPending: boolean; error: unknown }
  onConfirm: () => void
  onCancel: () => void
}

/** Before a rule begins or ceases to hold: what that does to appointments, which stay as they are. */
export function RuleQuestion({ deed, name, hits, open, change, onConfirm, onCancel }: RuleQuestionProps) {
  const t = useT(bookingRulesTexts)
  const reason = useReason()
  return (
    <Confirm
      open={open}
      tone={deed === 'delete' ? 'danger' : 'normal'}
      title={t(`${deed}.ask`, { rule: name })}
      description={t(deed === 'delete' ? 'delete.text' : 'switch.text')}
      confirmLabel={t(deed)}
      cancelLabel={t('cancel')}
      pending={change.isPending}
      error={change.error ? [t('form.failed'), reason(change.error)].filter(Boolean).join('. ') : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hits.length > 0 && <Hits hits={hits} />}
    </Confirm>
  )
}
