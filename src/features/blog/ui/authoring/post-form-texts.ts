import type { Uses } from '#platform/i18n/texts.ts'
import { blogAuthoringTexts } from '../../messages/authoring/index.ts'
import { editorTexts } from '../../messages/editor/index.ts'
import { blogErrorTexts } from '../../messages/errors/index.ts'
import { blogReadingTexts } from '../../messages/reading/index.ts'
import { blogWritingTexts } from '../../messages/writing/index.ts'

/** Texts of the pages with the form of a post. */
export const POST_FORM_TEXTS = [
  blogReadingTexts,
  blogWritingTexts,
  blogAuthoringTexts,
  blogErrorTexts,
  editorTexts,
] as const
export type PostFormTexts = Uses<(typeof POST_FORM_TEXTS)[number]>
