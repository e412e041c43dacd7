import { createContext, type ReactNode, use, useMemo } from 'react'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import { createT, type LoadedTexts, type T, type Texts } from './texts.ts'

export const TextsContext = createContext<LoadedTexts>({ locale: DEFAULT_LOCALE, texts: {} })

export function TextsProvider({ value, children }: { value: LoadedTexts; children: ReactNode }) {
  const outer = use(TextsContext)
  const merged = useMemo(() => ({ ...value, texts: { ...outer.texts, ...value.texts } }), [outer, value])
  return <TextsContext value={merged}>{children}</TextsContext>
}

export function useT<Source>(texts: Texts<Source>): T<Source> {
  const { locale, texts: loaded } = use(TextsContext)
  return useMemo(() => createT<Source>(locale, loaded[texts.name] ?? {}), [locale, loaded, texts.name])
}

export function useLocale(): Locale {
  return use(TextsContext).locale
}
