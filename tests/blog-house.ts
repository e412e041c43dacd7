import { postAppears } from '#features/blog/server/blog.jobs.ts'
import { testApp } from './test-app.ts'

type Options = Parameters<typeof testApp>[0]
type Json = Record<string, unknown>

export const text = (words: string, ...marks: Json[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
})
export const paragraph = (...content: Json[]) => ({ type: 'paragraph', content })
export const say = (words: string) => ({ type: 'doc', content: [paragraph(text(words))] })

/** A whole post as the form sends it, in Dutch unless said otherwise. */
export function postOf(title: string, more: Json = {}, words = `Een tekst over ${title}.`) {
  return {
    creator: 'Rita Peeters',
    categoryId: null,
    subcategoryId: null,
    isPublic: true,
    publishedAt: null,
    coverId: null,
    tags: [],
    texts: { nl: { title, excerpt: '', document: say(words), coverAlt: '' } },
    ...more,
  }
}

/** The application with somebody who writes, and short ways to write and read. */
export async function blogHouse(options: Options = {}) {
  const made = await testApp({ jobs: [postAppears], ...options })
  const writer = await made.as('writer')
  const read = async (path: string) => (await made.asVisitor(path)).json()
  return {
    ...made,
    writer,
    read,
    /** The answer of the desk, which must be a yes. */
    async desk(method: string, path: string, body?: unknown) {
      const answer = await writer.send(method, `/api/blog/desk${path}`, body)
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    async write(title: string, more: Json = {}, words?: string) {
      const answer = await writer.send('POST', '/api/blog/desk/posts', postOf(title, more, words))
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    async titles(query = '', lng = 'nl'): Promise<string[]> {
      const { posts } = await read(`/api/blog/posts?lng=${lng}&${query}`)
      return posts.map((post: { title: string }) => post.title)
    },
  }
}
