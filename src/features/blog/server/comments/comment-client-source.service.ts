import type { ClientSource } from '#features/clients/server/client-source.service.ts'
import { localizedPath } from '#kernel/locale.ts'
import { listByAuthor } from './comment-post.repo.ts'

/** Comments by author; without those that the author removed. */
export const commentSource: ClientSource = {
  kind: 'comment',
  async list({ db }, { userId }, page) {
    if (!userId) return { entries: [], next: null }
    const { rows, next } = await listByAuthor(db, userId, page)
    const entries = rows.map(({ id, postId, slug, title, text, isVisible, createdAt }) => ({
      id: String(id),
      at: createdAt.toISOString(),
      title: title ?? '',
      text,
      status: isVisible ? null : 'hidden',
      rating: null,
      path: localizedPath(page.locale, `/blog/${postId}/${slug ?? ''}#comment-${id}`),
    }))
    return { entries, next }
  },
}
