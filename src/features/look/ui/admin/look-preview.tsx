import type { CSSProperties } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { lookTexts } from '../../messages/index.ts'
import { isFaint } from '../../model/derive-palette.ts'
import { FONT_FAMILIES, type HeadingFont } from '../../model/heading-fonts.ts'
import type { ThemePalette, ThemeTokens } from '../../model/standard-tokens.ts'

type LookPreviewProps = { palette: ThemePalette; font: HeadingFont }

/** A heading, a link and buttons in both themes, with the colours of the draft. */
export function LookPreview({ palette, font }: LookPreviewProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:col-span-2">
      {(['light', 'dark'] as const).map((theme) => (
        <ThemeSample key={theme} theme={theme} tokens={palette[theme]} font={font} />
      ))}
    </div>
  )
}

type ThemeSampleProps = { theme: 'light' | 'dark'; tokens: ThemeTokens; font: HeadingFont }

function ThemeSample({ theme, tokens, font }: ThemeSampleProps) {
  const t = useT(lookTexts)
  const { name } = useSite()
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-[0.92em] text-ink-2">{t(`preview.${theme}`)}</figcaption>
      <div
        data-theme-sample={theme}
        style={tokenStyle(tokens)}
        className="grid gap-3 rounded-md border border-line bg-paper p-5 text-ink"
      >
        <p style={{ fontFamily: `"${FONT_FAMILIES[font]}"` }} className="font-bold text-[1.5rem] leading-tight">
          {t('preview.heading', { company: name })}
        </p>
        <p className="text-ink-2">{t('preview.text')}</p>
        <p className="text-brand-strong underline underline-offset-4">{t('preview.link')}</p>
        <p className="flex flex-wrap gap-2.5">
          <span className="btn btn-primary btn-m btn-text">{t('preview.button')}</span>
          <span className="btn btn-ghost btn-m btn-text">{t('preview.second')}</span>
        </p>
      </div>
    </figure>
  )
}

/** The names that utilities use: those of the root would have the colours of the page. */
function tokenStyle(tokens: ThemeTokens): CSSProperties {
  const colours = Object.entries(tokens).map(([name, value]) => [`--color-${name}`, value])
  const edge = isFaint(tokens) ? tokens['brand-line'] : 'transparent'
  return Object.fromEntries([...colours, ['--brand-edge', edge]])
}
