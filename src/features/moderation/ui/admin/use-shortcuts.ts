import { useEffect, useEffectEvent } from 'react'

/** Global single-key shortcuts; ignored in text fields, in dialogs and with a modifier key. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
    const run = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
    if (!run || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return
    event.preventDefault()
    run()
  })

  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
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
