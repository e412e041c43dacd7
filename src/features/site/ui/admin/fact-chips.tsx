import { useT } from '#platform/i18n/provider.tsx'
import { chipStyles } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { plusIcon } from '#ui/icons.ts'
import { pageTextsTexts } from '../../messages/page-texts/index.ts'

type FactChipsProps = { facts: Record<string, string>; onInsert: (name: string) => void }

/** Placeholders that a text may use, with their current values. */
export function FactChips({ facts, onInsert }: FactChipsProps) {
  const t = useT(pageTextsTexts)
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-semibold hover:text-brand-strong">
        {t('facts')}
        <Icon
          path={plusIcon}
          className="text-brand-strong transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      <div className="border-line border-t px-4 py-4">
        <p className="mb-3 max-w-[44em] text-[15px] text-ink-2">{t('facts.help')}</p>
        <ul className="flex flex-wrap gap-2">
          {Object.entries(facts).map(([name, value]) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                onClick={() => onInsert(name)}
                className={`${chipStyles({ pressable: true })} max-w-full flex-wrap gap-y-0.5`}
              >
                <span className="measure text-brand-strong">{`{${name}}`}</span>
                <span className={value ? 'min-w-0 break-words' : 'text-ink-3 italic'}>{value || t('facts.empty')}</span>
                <span className="sr-only">{t('facts.insert')}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
