import type { Editor } from '@tiptap/react'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { MAX_ALT_LENGTH } from '../../../model/post-input.schema.ts'

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
