import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { editorTexts } from '../../../messages/editor/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { completeLink, isSafeLink } from '../../../model/document-rules.ts'

/** Makes a link of the selection, or edits the link at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT(editorTexts)
  const words = useT(blogWritingTexts)
  const before = String(editor.getAttributes('link').href ?? '')
  const [href, setHref] = useState(before)
  const [errors, setErrors] = useState({})

  function place(event: FormEvent) {
    event.preventDefault()
    // The dialog is inside the form of the post, which must not be submitted.
    event.stopPropagation()
    const address = completeLink(href)
    if (!isSafeLink(address)) return setErrors({ href: t('linkWrong') })
    const chain = editor.chain().focus()
    // Without a selection, the address becomes the link text.
    const added = { type: 'text', text: href.trim(), marks: [{ type: 'link', attrs: { href: address } }] }
    if (editor.state.selection.empty && !before) chain.insertContent(added).run()
    else chain.extendMarkRange('link').setLink({ href: address }).run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <Dialog
      open
      size="s"
      title={t('linkTitle')}
      closeLabel={words('close')}
      onOpenChange={(open) => !open && onClose()}
      finalFocus={() => editor.view.dom}
    >
      <Form recoverAs={null} errors={errors} onSubmit={place}>
        <Field name="href" label={t('linkAddress')} help={t('linkHelp')}>
          <Input value={href} onValueChange={setHref} inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t(before ? 'linkChange' : 'linkSet')}</Button>
          {before && (
            <Button type="button" variant="ghost" onClick={remove}>
              {t('linkRemove')}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}
