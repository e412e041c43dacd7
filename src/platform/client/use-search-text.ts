import { useEffect, useRef, useState } from 'react'

const SEARCH_DELAY_MS = 250

/** The text of a search field that is part of the URL. Written after a pause: not every character is a search. */
export function useSearchText(urlText: string, onChange: (text: string) => void) {
  const [text, setText] = useState(urlText)
  const written = useRef(urlText)
  // The history or a link changed the URL.
  useEffect(() => {
    if (urlText === written.current) return
    written.current = urlText
    setText(urlText)
  }, [urlText])
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === written.current) return
    const timer = setTimeout(() => {
      written.current = wanted
      onChange(wanted)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, onChange])
  return [text, setText] as const
}
