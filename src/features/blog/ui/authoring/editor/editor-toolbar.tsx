import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Icon, type IconPath } from '#ui/icon.tsx'
import { Toolbar, ToolbarButton } from '#ui/overlay/toolbar.tsx'
import { editorTexts } from '../../../messages/editor/index.ts'
import { MAX_ALT_LENGTH } from '../../../model/post-input.schema.ts'
import * as icons from './editor-icons.ts'

const MARKS = [
  ['bold', icons.boldIcon, 'toggleBold'],
  ['italic', icons.italicIcon, 'toggleItalic'],
  ['strike', icons.strikeIcon, 'toggleStrike'],
  ['code', icons.codeIcon, 'toggleCode'],
] as const

const BLOCKS = [
  ['bulletList', icons.bulletListIcon, 'toggleBulletList'],
  ['orderedList', icons.orderedListIcon, 'toggleOrderedList'],
  ['blockquote', icons.quoteIcon, 'toggleBlockquote'],
  ['codeBlock', icons.codeBlockIcon, 'toggleCodeBlock'],
] as const

type EditorToolbarProps = { editor: Editor; onLink: () => void; onPictures: (files: File[]) => void }

export function EditorToolbar({ editor, onLink, onPictures }: EditorToolbarProps) {
  const t = useT(editorTexts)
  const files = useRef<HTMLInputElement>(null)
  const act = () => editor.chain().focus()
  const level = (size: 2 | 3) => ({
    isOn: editor.isActive('heading', { level: size }),
    onPress: () => act().toggleHeading({ level: size }).run(),
  })
  const toggle = ([name, icon, command]: (typeof MARKS | typeof BLOCKS)[number]) => (
    <Tool
      key={name}
      label={t(name === 'blockquote' ? 'quote' : name)}
      icon={icon}
      isOn={editor.isActive(name)}
      onPress={() => act()[command]().run()}
    />
  )
  const shortcut = isApple() ? '⌘' : 'Ctrl'

  return (
    <>
      <Toolbar
        label={t('toolbar')}
        className="sticky top-[var(--bar)] z-10 rounded-t-sm border-line border-b bg-sheet p-1"
      >
        <Tool label={t('heading2')} icon={icons.heading2Icon} {...level(2)} />
        <Tool label={t('heading3')} icon={icons.heading3Icon} {...level(3)} />
        <Divider />
        {MARKS.map(toggle)}
        <Tool
          label={`${t('link')} (${shortcut} K)`}
          icon={icons.linkIcon}
          isOn={editor.isActive('link')}
          onPress={onLink}
        />
        <Divider />
        {BLOCKS.map(toggle)}
        <Divider />
        <Tool label={t('image')} icon={icons.pictureIcon} onPress={() => files.current?.click()} />
        <TableTools editor={editor} />
        <Tool label={t('rule')} icon={icons.dividerIcon} onPress={() => act().setHorizontalRule().run()} />
        <Divider />
        <Tool
          label={t('undo')}
          icon={icons.undoIcon}
          disabled={!editor.can().undo()}
          onPress={() => act().undo().run()}
        />
        <Tool
          label={t('redo')}
          icon={icons.redoIcon}
          disabled={!editor.can().redo()}
          onPress={() => act().redo().run()}
        />
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

type ToolProps = { label: string; icon: IconPath; isOn?: boolean; disabled?: boolean; onPress: () => void }

function Tool({ label, icon, isOn, disabled, onPress }: ToolProps) {
  return (
    <ToolbarButton label={label} pressed={isOn} disabled={disabled} onPress={onPress}>
      <Icon path={icon} />
    </ToolbarButton>
  )
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 my-1.5 w-px bg-line" />
}

/** Inserts a table, or edits the one around the cursor. */
function TableTools({ editor }: { editor: Editor }) {
  const t = useT(editorTexts)
  const act = () => editor.chain().focus()
  if (!editor.isActive('table'))
    return (
      <Tool
        label={t('table')}
        icon={icons.tableIcon}
        onPress={() => act().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
    )
  const tools = [
    ['rowAdd', icons.rowAddIcon, () => act().addRowAfter().run()],
    ['columnAdd', icons.columnAddIcon, () => act().addColumnAfter().run()],
    ['rowRemove', icons.rowRemoveIcon, () => act().deleteRow().run()],
    ['columnRemove', icons.columnRemoveIcon, () => act().deleteColumn().run()],
    ['tableRemove', icons.tableRemoveIcon, () => act().deleteTable().run()],
  ] as const
  return tools.map(([name, icon, run]) => <Tool key={name} label={t(name)} icon={icon} onPress={run} />)
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

/** Only for the hint; both shortcuts work everywhere. */
function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform)
}
