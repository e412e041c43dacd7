import type { Editor } from '@tiptap/react'
import { type FormEvent, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkIcon, pictureIcon, tableIcon } from '#ui/icons.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Toolbar, ToolbarButton } from '#ui/overlay/toolbar.tsx'
import { editorTexts } from '../../../messages/editor/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import { completeLink, isSafeLink } from '../../../model/document-rules.ts'
import { MAX_ALT_LENGTH } from '../../../model/post-input.schema.ts'

type EditorToolbarProps = { editor: Editor; onPictures: (files: File[]) => void }

export function EditorToolbar({ editor, onPictures }: EditorToolbarProps) {
  const t = useT(editorTexts)
  const [isLinking, setLinking] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const act = () => editor.chain().focus()

  return (
    <>
      <Toolbar
        label={t('toolbar')}
        className="sticky top-[var(--bar)] z-10 rounded-t-sm border-line border-b bg-sheet p-1"
      >
        <Tool
          label={t('heading2')}
          isOn={editor.isActive('heading', { level: 2 })}
          onPress={() => act().toggleHeading({ level: 2 }).run()}
        >
          H2
        </Tool>
        <Tool
          label={t('heading3')}
          isOn={editor.isActive('heading', { level: 3 })}
          onPress={() => act().toggleHeading({ level: 3 }).run()}
        >
          H3
        </Tool>
        <Tool label={t('bold')} isOn={editor.isActive('bold')} onPress={() => act().toggleBold().run()}>
          B
        </Tool>
        <Tool label={t('italic')} isOn={editor.isActive('italic')} onPress={() => act().toggleItalic().run()}>
          I
        </Tool>
        <Tool label={t('strike')} isOn={editor.isActive('strike')} onPress={() => act().toggleStrike().run()}>
          S
        </Tool>
        <Tool label={t('code')} isOn={editor.isActive('code')} onPress={() => act().toggleCode().run()}>
          {'<>'}
        </Tool>
        <Tool label={t('link')} isOn={editor.isActive('link')} onPress={() => setLinking(true)}>
          <Icon path={linkIcon} />
        </Tool>
        <Tool
          label={t('bulletList')}
          isOn={editor.isActive('bulletList')}
          onPress={() => act().toggleBulletList().run()}
        >
          •
        </Tool>
        <Tool
          label={t('orderedList')}
          isOn={editor.isActive('orderedList')}
          onPress={() => act().toggleOrderedList().run()}
        >
          1.
        </Tool>
        <Tool label={t('quote')} isOn={editor.isActive('blockquote')} onPress={() => act().toggleBlockquote().run()}>
          ”
        </Tool>
        <Tool label={t('codeBlock')} isOn={editor.isActive('codeBlock')} onPress={() => act().toggleCodeBlock().run()}>
          {'{}'}
        </Tool>
        <Tool label={t('image')} onPress={() => files.current?.click()}>
          <Icon path={pictureIcon} />
        </Tool>
        <TableTools editor={editor} />
        <Tool label={t('rule')} onPress={() => act().setHorizontalRule().run()}>
          —
        </Tool>
        <Tool label={t('undo')} disabled={!editor.can().undo()} onPress={() => act().undo().run()}>
          ↶
        </Tool>
        <Tool label={t('redo')} disabled={!editor.can().redo()} onPress={() => act().redo().run()}>
          ↷
        </Tool>
      </Toolbar>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

type ToolProps = { label: string; isOn?: boolean; disabled?: boolean; onPress: () => void; children: React.ReactNode }

function Tool({ label, isOn, disabled, onPress, children }: ToolProps) {
  return (
    <ToolbarButton label={label} pressed={isOn} disabled={disabled} onPress={onPress}>
      {children}
    </ToolbarButton>
  )
}

/** Inserts a table, or edits the one around the cursor. */
function TableTools({ editor }: { editor: Editor }) {
  const t = useT(editorTexts)
  const act = () => editor.chain().focus()
  if (!editor.isActive('table'))
    return (
      <ToolbarButton
        label={t('table')}
        onPress={() => act().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      >
        <Icon path={tableIcon} />
      </ToolbarButton>
    )
  const tools = [
    ['rowAdd', '+─', () => act().addRowAfter().run()],
    ['columnAdd', '+│', () => act().addColumnAfter().run()],
    ['rowRemove', '×─', () => act().deleteRow().run()],
    ['columnRemove', '×│', () => act().deleteColumn().run()],
    ['tableRemove', '×▢', () => act().deleteTable().run()],
  ] as const
  return tools.map(([name, sign, run]) => (
    <ToolbarButton key={name} label={t(name)} onPress={run}>
      {sign}
    </ToolbarButton>
  ))
}

/** Alternative text of the selected picture. */
export function ImageAlt({ editor, label }: { editor: Editor; label: string }) {
  if (!editor.isActive('image')) return null
  return (
    <Field label={label} className="border-line border-b bg-wash px-3 py-2.5">
      <Input
        size="s"
        maxLength={MAX_ALT_LENGTH}
        value={String(editor.getAttributes('image').alt ?? '')}
        onValueChange={(alt) => editor.commands.updateAttributes('image', { alt })}
      />
    </Field>
  )
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
    const chain = editor.chain().focus().extendMarkRange('link').setLink({ href: address })
    // Without a selection, the address becomes the link text.
    if (editor.state.selection.empty && !before)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else chain.run()
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
    >
      <Form errors={errors} onSubmit={place}>
        <Field name="href" label={t('linkAddress')} help={t('linkHelp')}>
          <Input value={href} onValueChange={setHref} inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('linkSet')}</Button>
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
