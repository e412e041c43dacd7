import type { Check } from '../check.ts'
import { pageCheck } from './define.ts'

export const IMAGE_CHECKS: readonly Check[] = [
  pageCheck('image-alt', 'error', ({ digest }) =>
    digest.images.filter(({ alt }) => alt === null).map(({ src }) => ({ element: src, values: { src } })),
  ),
  /** The link is empty, or contains only an image without alternative text. */
  pageCheck('link-name', 'error', ({ digest }) =>
    digest.problems.filter(({ code }) => code === 'name.link').map(({ element }) => ({ element, values: { element } })),
  ),
]
