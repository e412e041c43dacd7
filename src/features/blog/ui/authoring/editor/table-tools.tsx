import type { Editor } from '@tiptap/react'
import { useT } from '#platform/i18n/provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { tableIcon } from '#ui/icons.ts'
import { ToolbarButton } from '#ui/overlay/toolbar.tsx'
import { editorTexts } from '../../../messages/editor/index.ts'

/** Inserts a table, or edits the one around the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
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
