import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { type Content, type Editor, EditorContent, type Extensions, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId, useRef, useState } from 'react'
import { type Picture, pictureIdFromUrl, pictureUrl } from '#features/media/model/picture.ts'
import { uploadPictureFile } from '#features/media/ui/upload-picture.ts'
import type { Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { readSelection } from '#ui/form/read-selection.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { editorTexts } from '../../../messages/editor/index.ts'
import { blogWritingTexts } from '../../../messages/writing/index.ts'
import type { BlogDocument } from '../../../model/document.schema.ts'
import { isSafeLink } from '../../../model/document-rules.ts'
import type { Dropped } from '../../../model/paste/left-out.ts'
import { convertPasted } from '../../../model/paste/pasted-content.ts'
import type { PastedNode } from '../../../model/paste/pasted-node.ts'
import { EditorToolbar, ImageAlt } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'

type DocumentEditorProps = {
  locale: Locale
  /** Initial document; afterwards the editor owns the state. */
  document: BlogDocument
  label: string
  error?: string | undefined
  onChange: (document: BlogDocument) => void
}

export function DocumentEditor({ locale, document, label, error, onChange }: DocumentEditorProps) {
  const insertPictures = useInsertPictures()
  const reportDropped = useReportDropped()
  const [isLinking, setLinking] = useState(false)
  const id = useId()
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: document as Content,
    // Injected style sheets are blocked by the Content-Security-Policy; `editor.css` has the rules.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        lang: locale,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'post-body editor-text',
      },
      // Office programs put an image of the text on the clipboard beside the text; the text is preferred.
      handlePaste: (_, { clipboardData }) =>
        !clipboardData?.types.includes('text/plain') && insertFiles(clipboardData?.files),
      transformPastedHTML: (html) => {
        // Content copied from an editor of this site is left as it is.
        if (html.includes('data-pm-slice')) return html
        const pasted = convertPasted(html, parseHtml)
        reportDropped(pasted.dropped)
        return pasted.html
      },
      handleKeyDown: (view, event) => {
        if (event.ctrlKey || event.metaKey) readSelection(view)
        if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey)
          return false
        // Elsewhere in the admin area the same keys open the command palette.
        event.preventDefault()
        event.stopPropagation()
        setLinking(true)
        return true
      },
      handleDrop: (view, event, _, isMove) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        return !isMove && insertFiles(event.dataTransfer?.files, at)
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.getJSON() as BlogDocument),
  })
  const current = useRef(editor)
  current.current = editor

  /** Handles every dropped file: the server refuses what is not a picture, while the browser would navigate to it. */
  function insertFiles(files: Iterable<File> = [], at?: number): boolean {
    const taken = [...files]
    if (taken.length > 0) void insertPictures(current.current, taken, at)
    return taken.length > 0
  }

  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-semibold leading-snug">{label}</span>
      <div className="editor" data-invalid={error ? '' : undefined}>
        <EditorToolbar
          editor={editor}
          onLink={() => setLinking(true)}
          onPictures={(files) => insertPictures(editor, files)}
        />
        <ImageAlt editor={editor} />
        <EditorContent editor={editor} aria-describedby={error ? id : undefined} />
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {error && (
        <p id={id} className="text-[0.92em] text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function useInsertPictures() {
  const t = useT(blogWritingTexts)
  const { show, dismiss } = useToast()

  return async function insert(editor: Editor, files: File[], at?: number): Promise<void> {
    for (const file of files) {
      const waiting = show({ title: t('uploading'), timeout: 60_000 })
      try {
        const picture = await uploadPictureFile(file)
        const place = at === undefined ? editor.chain().focus() : editor.chain().focus(at)
        // Moves the cursor below the image.
        place.insertContent([{ type: 'image', attrs: attributesOf(picture) }, { type: 'paragraph' }]).run()
      } catch (failure) {
        show({ title: t('uploadFailed'), description: failure instanceof Error ? failure.message : '', tone: 'danger' })
      } finally {
        dismiss(waiting)
      }
    }
  }
}

/** A parsed document is inert: it runs no scripts and loads no images. */
function parseHtml(html: string): PastedNode[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(toPastedNode)
}

function toPastedNode(node: Node): PastedNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ text: node.textContent ?? '' }]
  if (!(node instanceof Element)) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(toPastedNode) }]
}

function useReportDropped() {
  const t = useT(editorTexts)
  const locale = useLocale()
  const { show } = useToast()

  return ({ pictures, links, notes, embeds, colours, fonts }: Dropped) => {
    const what = [
      pictures > 0 && t('dropped.pictures', { count: pictures }),
      embeds > 0 && t('dropped.embeds', { count: embeds }),
      links > 0 && t('dropped.links', { count: links }),
      notes > 0 && t('dropped.notes', { count: notes }),
      colours && t('dropped.colours'),
      fonts && t('dropped.fonts'),
    ].filter((part) => part !== false)
    if (what.length === 0) return
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(what)
    show({ title: t('dropped'), description: t('droppedWhat', { what: list }), timeout: 12_000 })
  }
}

function attributesOf({ id, width, height, fallback }: Picture) {
  return { src: pictureUrl(id, fallback.width, fallback.format), alt: '', width, height }
}

/** Accepts only pictures of this site; external images could not be saved. */
const UploadedImage = Image.extend({
  addInputRules: () => [],
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => (pictureIdFromUrl(image.getAttribute('src') ?? '') ? null : false) },
  ],
})

/** The node types that `model/document-rules.ts` allows. */
const EDITOR_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeLink(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  UploadedImage,
  TableKit.configure({ table: { resizable: false } }),
]
