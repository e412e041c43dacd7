import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Toolbar, ToolbarButton } from '#ui/overlay/toolbar.tsx'
import { editorTexts } from '../../../messages/editor/index.ts'
import { MAX_ALT_LENGTH } from '../../../model/post-input.schema.ts'
import { TOOL_ICONS } from './editor-icons.ts'

const MARKS = [
  ['bold', 'toggleBold'],
  ['italic', 'toggleItalic'],
  ['strike', 'toggleStrike'],
  ['code', 'toggleCode'],
] as const

const BLOCKS = [
  ['bulletList', 'toggleBulletList'],
  ['orderedList', 'toggleOrderedList'],
  ['quote', 'toggleBlockquote'],
  ['codeBlock', 'toggleCodeBlock'],
] as const

type EditorToolbarProps = { editor: Editor; onLink: () => void; onPictures: (files: File[]) => void }

export function EditorToolbar({ editor, onLink, onPictures }: EditorToolbarProps) {
  const t = useT(editorTexts)
  const files = useRef<HTMLInputElement>(null)
  const act = () => editor.chain().focus()
  const toggle = ([name, command]: (typeof MARKS | typeof BLOCKS)[number]) => (
    <Tool
      key={name}
      name={name}
      isOn={editor.isActive(name === 'quote' ? 'blockquote' : name)}
      onPress={() => act()[command]().run()}
    />
  )

  return (
    <>
      <Toolbar
        label={t('toolbar')}
        className="sticky top-[var(--bar)] z-10 rounded-t-sm border-line border-b bg-sheet p-1"
      >
        {([2, 3] as const).map((level) => (
          <Tool
            key={level}
            name={`heading${level}`}
            isOn={editor.isActive('heading', { level })}
            onPress={() => act().toggleHeading({ level }).run()}
          />
        ))}
        <Divider />
        {MARKS.map(toggle)}
        <Tool name="link" shortcut={isApple() ? '⌘ K' : 'Ctrl K'} isOn={editor.isActive('link')} onPress={onLink} />
        <Divider />
        {BLOCKS.map(toggle)}
        <Divider />
        <Tool name="image" onPress={() => files.current?.click()} />
        <TableTools editor={editor} />
        <Tool name="rule" onPress={() => act().setHorizontalRule().run()} />
        <Divider />
        <Tool name="undo" disabled={!editor.can().undo()} onPress={() => act().undo().run()} />
        <Tool name="redo" disabled={!editor.can().redo()} onPress={() => act().redo().run()} />
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
    </>
  )
}

type ToolProps = {
  name: keyof typeof TOOL_ICONS
  shortcut?: string
  isOn?: boolean
  disabled?: boolean
  onPress: () => void
}

function Tool({ name, shortcut, isOn, disabled, onPress }: ToolProps) {
  const t = useT(editorTexts)
  const label = shortcut ? `${t(name)} (${shortcut})` : t(name)
  return (
    <ToolbarButton label={label} pressed={isOn} disabled={disabled} onPress={onPress}>
      <Icon path={TOOL_ICONS[name]} />
    </ToolbarButton>
  )
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 my-1.5 w-px bg-line" />
}

/** Inserts a table, or edits the one around the cursor. */
function TableTools({ editor }: { editor: Editor }) {
  const act = () => editor.chain().focus()
  if (!editor.isActive('table'))
    return <Tool name="table" onPress={() => act().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()} />
  return (
    <>
      <Tool name="rowAdd" onPress={() => act().addRowAfter().run()} />
      <Tool name="columnAdd" onPress={() => act().addColumnAfter().run()} />
      <Tool name="rowRemove" onPress={() => act().deleteRow().run()} />
      <Tool name="columnRemove" onPress={() => act().deleteColumn().run()} />
      <Tool name="tableRemove" onPress={() => act().deleteTable().run()} />
    </>
  )
}

export function ImageAlt({ editor }: { editor: Editor }) {
  const t = useT(editorTexts)
  if (!editor.isActive('image')) return null
  return (
    <Field label={t('imageAlt')} className="border-line border-b bg-wash px-3 py-2.5">
      <Input
        size="s"
        maxLength={MAX_ALT_LENGTH}
        value={String(editor.getAttributes('image').alt ?? '')}
        onValueChange={(alt) => editor.commands.updateAttributes('image', { alt })}
      />
    </Field>
  )
}

/** Only for the hint; both shortcuts work everywhere. */
function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform)
}
