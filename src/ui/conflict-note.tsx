import { Button } from './button.tsx'
import { Note } from './note.tsx'

type ConflictNoteProps = {
  texts: { title: string; text: string; take: string; keep: string }
  form: { isSaving: boolean; startAgain: () => void; saveAnyway: () => void }
  className?: string
}

/** Edit conflict: the newer version is loaded on demand; until then the user's input is kept. */
export function ConflictNote({ texts, form, className }: ConflictNoteProps) {
  return (
    <Note tone="warn" title={texts.title} live className={className}>
      {texts.text}
      <span className="mt-3 flex flex-wrap gap-2">
        <Button size="s" variant="ghost" onClick={form.startAgain}>
          {texts.take}
        </Button>
        <Button size="s" variant="ghost" pending={form.isSaving} onClick={form.saveAnyway}>
          {texts.keep}
        </Button>
      </span>
    </Note>
  )
}
