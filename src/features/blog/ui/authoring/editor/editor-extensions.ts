import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import type { Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { pictureIdFromUrl } from '#features/media/model/picture.ts'
import { isSafeLink } from '../../../model/document-rules.ts'

/** Accepts only pictures of this site; external images could not be saved. */
const UploadedImage = Image.extend({
  addInputRules: () => [],
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => (pictureIdFromUrl(image.getAttribute('src') ?? '') ? null : false) },
  ],
})

/** The node types that `model/document-rules.ts` allows. */
export const EDITOR_EXTENSIONS: Extensions = [
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
