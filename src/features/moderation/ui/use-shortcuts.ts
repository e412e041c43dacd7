import { useEffect, useRef } from 'react'

export type Shortcuts = Readonly<Record<string, () => void>>

/** Global single-key shortcuts; ignored in text fields, in dialogs and with a modifier key. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })

  useEffect(() => {
    if (!isOn) return
    function handleKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      const run = Object.hasOwn(current.current, key) ? current.current[key] : undefined
      if (!run || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
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
