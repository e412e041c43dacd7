import { useEffect } from 'react'
import { isLocale, type Locale } from '#kernel/locale.ts'

/** The field that an address names, as tips do: `#texts.fr.title` of a post, `#description.fr` of a category. */
export function linkedField(hash: string): { language: Locale; name: string } | undefined {
  const { ofPost, ofCategory } =
    /^#(?:texts\.(?<ofPost>\w+)\.(?:title|excerpt|document)|(?:name|description)\.(?<ofCategory>\w+))$/.exec(hash)
      ?.groups ?? {}
  const language = ofPost ?? ofCategory
  return language && isLocale(language) ? { language, name: hash.slice(1) } : undefined
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
