import { eq } from 'drizzle-orm'
import { comments } from '#features/blog/server/comment.table.ts'
import { posts, postTexts } from '#features/blog/server/post.table.ts'
import { deliverLetters } from '#features/mail/server/letter.jobs.ts'
import { tellHidden } from '#features/moderation/server/moderation.jobs.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { DEMO_COMPANY } from '#features/settings/server/demo-company.ts'
import { readLetters } from './read-letters.ts'
import { testApp } from './test-app.ts'

/** A house with one post, and people who write under it. */
export async function commentsHouse(options: Parameters<typeof testApp>[0] = {}) {
  const made = await testApp({ jobs: [deliverLetters, tellHidden], ...options })
  const { ctx, as, asVisitor } = made
  await saveCompany(ctx, DEMO_COMPANY)
  const admin = await as('admin')
  const post = await newPost()

  async function newPost(more: Partial<typeof posts.$inferInsert> = {}): Promise<number> {
    const at = new Date(ctx.now().getTime() - 86_400_000)
    const stamps = { createdAt: at, updatedAt: at, publishedAt: at }
    const [row] = await ctx.db
      .insert(posts)
      .values({ creator: 'Redactie', originalLocale: 'nl', isPublic: true, ...stamps, ...more })
      .returning({ id: posts.id })
    await ctx.db.insert(postTexts).values({
      postId: row!.id,
      locale: 'nl',
      title: 'Snelle sites',
      slug: 'snelle-sites',
      excerpt: '',
      document: { type: 'doc', content: [] },
      readingMinutes: 1,
      shownIn: ['nl', 'en', 'fr'],
      titleSearch: '',
      search: '',
    })
    return row!.id
  }

  /** Somebody new, and a way to write in their name; each text differs, as those of people do. */
  async function reader(person: Parameters<typeof as>[1] = {}) {
    const somebody = await as('user', person)
    const comment = (text: string, replyTo?: number) =>
      somebody.send('POST', '/api/comments?lng=nl', { postId: post, text, ...(replyTo ? { replyTo } : {}) })
    const write = async (text: string, replyTo?: number): Promise<number> => {
      const answer = await comment(text, replyTo)
      if (answer.status !== 201) throw new Error(`a comment was refused: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { id: number }).id
    }
    const mine = async () => (await somebody.ask(`/api/comments/mine?post=${post}`)).json()
    return { ...somebody, comment, write, mine }
  }

  const list = async (query = '') => (await asVisitor(`/api/comments?post=${post}${query}`)).json()
  const texts = async (query = '') => (await list(query)).comments.map(({ text }: { text: string }) => text)
  const replies = async (id: number, query = '') => (await asVisitor(`/api/comments/${id}/replies${query}`)).json()
  const countOfPost = async () =>
    (await ctx.db.select({ count: posts.commentCount }).from(posts).where(eq(posts.id, post)))[0]!.count
  const decide = (verdict: string, id: number, reason?: string) =>
    admin.send('POST', '/api/moderation/decisions', {
      texts: [{ kind: 'comment', id: String(id) }],
      verdict,
      ...(reason ? { reason } : {}),
    })
  /** What those who write answers by themselves have to keep. */
  const count = (id: number, replyCount: number) =>
    ctx.db.update(comments).set({ replyCount }).where(eq(comments.id, id))
  const allLetters = () => readLetters(ctx)

  return { ...made, admin, post, newPost, reader, list, texts, replies, countOfPost, count, decide, allLetters }
}
