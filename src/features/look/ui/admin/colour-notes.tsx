import { useT } from '#platform/i18n/provider.tsx'
import { lookTexts } from '../../messages/index.ts'
import { hexOf } from '../../model/look.schema.ts'
import type { ThemePalette } from '../../model/standard-tokens.ts'

type ColourNotesProps = { typed: string; palette: ThemePalette; kinds: readonly ('text' | 'control')[] }

const TOKENS = { text: 'brand-strong', control: 'brand-line' } as const

/** The colours that are used instead, where the chosen one has too little contrast. */
export function ColourNotes({ typed, palette, kinds }: ColourNotesProps) {
  const t = useT(lookTexts)
  const hex = hexOf(typed)
  if (!hex) return null
  const adjusted = kinds.flatMap((kind) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const colour = palette[theme][TOKENS[kind]]
      return colour === hex ? [] : [{ key: `adjusted.${kind}.${theme}` as const, colour }]
    }),
  )
  return (
    <output className="grid gap-1 text-[0.92em] text-ink-2">
      {adjusted.length === 0
        ? t('readable')
        : adjusted.map(({ key, colour }) => (
            <span key={key} className="flex items-start gap-2">
              <span
                aria-hidden="true"
                style={{ backgroundColor: colour }}
                className="mt-[0.2em] size-4 shrink-0 forced-color-adjust-none rounded-[3px] border border-ink-3"
              />
              {t(key, { colour })}
            </span>
          ))}
    </output>
  )
}
