import { deliverLetters } from '#features/mail/server/letter.jobs.ts'
import { tellHidden } from '#features/moderation/server/moderation.jobs.ts'
import { readLetters } from './read-letters.ts'
import { testApp } from './test-app.ts'

export const OPINION = { rating: 4, title: 'Goed werk', content: 'Alles was klaar op de dag die beloofd was.' }

/** A house in which people write reviews, and an admin looks after them. */
export async function reviewsHouse(options: Parameters<typeof testApp>[0] = {}) {
  const made = await testApp({ jobs: [deliverLetters, tellHidden], ...options })
  const { as, asVisitor } = made
  const admin = await as('admin')

  /** Somebody new who writes a review; refuses to go on when it is refused. */
  async function reviewer(more: Partial<typeof OPINION> = {}, person: Parameters<typeof as>[1] = {}) {
    const somebody = await as('user', person)
    const answer = await somebody.send('POST', '/api/reviews', { ...OPINION, ...more })
    if (answer.status !== 201) throw new Error(`a review was refused: ${answer.status} ${await answer.text()}`)
    return { ...somebody, id: ((await answer.json()) as { id: string }).id }
  }
  const list = async (query = '') => (await asVisitor(`/api/reviews${query}`)).json()
  const titles = async (query = '') => (await list(query)).reviews.map(({ title }: { title: string }) => title)
  const queue = async (view: string) => (await admin.ask(`/api/moderation?view=${view}`)).json()
  const decide = (verdict: string, ids: string[], reason?: string) =>
    admin.send('POST', '/api/moderation/decisions', {
      texts: ids.map((id) => ({ kind: 'review', id })),
      verdict,
      ...(reason ? { reason } : {}),
    })

  const allLetters = () => readLetters(made.ctx)

  return { ...made, admin, allLetters, reviewer, list, titles, queue, decide }
}
