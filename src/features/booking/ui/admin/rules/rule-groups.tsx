import { useState } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { plusIcon } from '#ui/admin-icons.ts'
import { Icon } from '#ui/icon.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { dateInZone } from '../../../model/format-date.ts'
import type { StoredRule } from '../../../model/rule.schema.ts'
import { groupRules, type RuleGroup } from './group-rules.ts'
import { RuleListItem } from './rule-list-item.tsx'

type RuleGroupsProps = { rules: readonly StoredRule[]; onEdit: (id: string) => void }

/** All rules by type, highest precedence first; past dates are folded. */
export function RuleGroups({ rules, onEdit }: RuleGroupsProps) {
  const today = dateInZone(Date.now(), useSite().timeZone)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {groupRules(rules, today).map((group) => (
        <Group key={group.kind} group={group} onEdit={onEdit} />
      ))}
    </div>
  )
}

function Group({ group: { kind, current, past }, onEdit }: { group: RuleGroup; onEdit: (id: string) => void }) {
  const t = useT(bookingRulesTexts)
  const id = `rules-${kind}`
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-[1.05rem]">
        {t(`group.${kind}`)}
      </h3>
      <p className="mb-2 text-ink-2">{t(`group.${kind}.wins`)}</p>
      {current.length > 0 ? (
        <RuleList labelledBy={id} rules={current} onEdit={onEdit} />
      ) : (
        <p className="border-line border-y py-3 text-ink-2">{t('group.none')}</p>
      )}
      {past.length > 0 && <PastRules rules={past} onEdit={onEdit} />}
    </section>
  )
}

function RuleList({ labelledBy, rules, onEdit }: RuleGroupsProps & { labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="border-line border-t">
      {rules.map((rule) => (
        <RuleListItem key={rule.id} rule={rule} onEdit={() => onEdit(rule.id)} />
      ))}
    </ul>
  )
}

function PastRules({ rules, onEdit }: RuleGroupsProps) {
  const t = useT(bookingRulesTexts)
  const [isOpen, setOpen] = useState(false)
  const id = `past-${rules[0]!.type}`
  return (
    <details className="group border-line border-b" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        id={id}
        className="flex min-h-12 cursor-pointer items-center justify-between font-semibold hover:text-brand-strong"
      >
        {t('past', { count: rules.length })}
        <Icon
          path={plusIcon}
          className="text-brand-strong transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      {isOpen && <RuleList labelledBy={id} rules={rules} onEdit={onEdit} />}
    </details>
  )
}
