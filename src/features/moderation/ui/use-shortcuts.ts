import { useEffect, useRef } from 'react'

export type Shortcuts = Readonly<Record<string, () => void>>

/** Single keys for the whole screen: never while somebody types, with a modifier, or from inside a dialog. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })

  useEffect(() => {
    if (!isOn) return
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      const run = Object.hasOwn(current.current, key) ? current.current[key] : undefined
      if (!run || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('[role=dialog], [role=alertdialog]') !== null ||
      target.matches('textarea, select, [role=combobox], input:not([type=checkbox], [type=radio])'))
  )
}
