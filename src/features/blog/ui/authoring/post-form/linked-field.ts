import { useEffect } from 'react'
import { isLocale, type Locale } from '#kernel/locale.ts'

/** The field that an address names, as tips do: `#texts.fr.title`. */
export function linkedField(hash: string): { language: Locale; name: string } | undefined {
  const [, language, field] = /^#texts\.(\w+)\.(title|excerpt|document)$/.exec(hash) ?? []
  return field && isLocale(language) ? { language, name: `texts.${language}.${field}` } : undefined
}

export function useLinkedFieldFocus(): void {
  useEffect(() => {
    const linked = linkedField(location.hash)
    if (!linked) return
    const selector = linked.name.endsWith('.document') ? '[contenteditable="true"]' : `[name="${linked.name}"]`
    // After the page frame has moved the focus to its heading.
    const frame = requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
}
