import { Button } from './button.tsx'
import { Note } from './note.tsx'

type ConflictNoteProps = {
  t: (key: 'conflict.title' | 'conflict.text' | 'conflict.take' | 'conflict.keep') => string
  form: { isSaving: boolean; startAgain: () => void; saveAnyway: () => void }
  className?: string
}

/** Edit conflict: the newer version is loaded on demand; until then the user's input is kept. */
export function ConflictNote({ t, form, className }: ConflictNoteProps) {
  return (
    <Note tone="warn" title={t('conflict.title')} live className={className}>
      {t('conflict.text')}
      <span className="mt-3 flex flex-wrap gap-2">
        <Button size="s" variant="ghost" onClick={form.startAgain}>
          {t('conflict.take')}
        </Button>
        <Button size="s" variant="ghost" pending={form.isSaving} onClick={form.saveAnyway}>
          {t('conflict.keep')}
        </Button>
      </span>
    </Note>
  )
}
