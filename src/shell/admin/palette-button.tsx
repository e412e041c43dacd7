import { useEffect, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { searchIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { adminTexts } from './messages/index.ts'

const Palette = lazyPart(async () => (await import('./admin-palette.tsx')).openPalette())

/** Opens the command palette, as Ctrl K and Cmd K do. Its code is loaded on first use. */
export function PaletteButton() {
  const t = useT(adminTexts)
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return
      // An open dialog keeps the keyboard.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      setState('open')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        onClick={() => setState('open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap rounded-sm border border-line-strong bg-sheet px-3 text-ink-2 hover:border-brand-strong hover:text-ink lg:min-h-10 lg:w-full lg:gap-1 lg:pr-1.5 lg:pl-2.5"
      >
        <Icon path={searchIcon} className="size-[18px] lg:hidden" />
        <span className="max-lg:sr-only lg:truncate">{t('search')}</span>
        <span
          aria-hidden="true"
          className="measure ml-auto shrink-0 rounded-sm border border-line px-1.5 py-1 text-[11.5px] text-ink-3 max-lg:hidden"
        >
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {state !== 'unused' && (
        <Palette
          open={state === 'open'}
          onClose={() => setState('closed')}
          failed={(retry) => <Failed onShown={() => setState('unused')} retry={retry} />}
        />
      )}
    </>
  )
}

/** Loading the palette failed: shows a toast once; the next click tries again. */
function Failed({ onShown, retry }: { onShown: () => void; retry: () => void }) {
  const t = useT(adminTexts)
  const { show } = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    show({ title: t('searchFailed'), tone: 'danger' })
    retry()
    onShown()
  }, [])
  return null
}

/** Only for the hint; both shortcuts work everywhere. */
function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform)
}
