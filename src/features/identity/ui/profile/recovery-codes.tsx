import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'

/** Shown once: the codes cannot be retrieved later. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useT(identityProfileTexts)
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return (
    <FocusOnMount>
      <Note tone="warn" title={t('codes.title')}>
        <p>{t('codes.lead')}</p>
      </Note>
      <ul className="grid w-full max-w-md grid-cols-2 gap-x-8 gap-y-1.5 rounded-md border border-line-strong border-dashed p-4 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" size="s" onClick={copy}>
          {t('codes.copy')}
        </Button>
        <Button variant="ghost" size="s" onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          {t('codes.download')}
        </Button>
        <output className="text-ok">{isCopied && t('codes.copied')}</output>
      </div>
      <Button onClick={onSaved}>{t('codes.kept')}</Button>
    </FocusOnMount>
  )
}
