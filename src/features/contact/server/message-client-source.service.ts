import type { ClientSource } from '#features/clients/server/client-source.service.ts'
import { answerLines } from '#features/form-questions/model/answers.ts'
import * as repo from './message.repo.ts'

/** Messages by the address of their sender. */
export const messageSource: ClientSource = {
  kind: 'message',
  async list({ db }, { email }, page) {
    const { rows, next } = await repo.listBySender(db, email, page)
    const entries = rows.map(({ id, title, message, formAnswers, status, createdAt }) => ({
      id,
      at: createdAt.toISOString(),
      title,
      text: [...answerLines(formAnswers, page.locale), message].join('\n'),
      status,
      rating: null,
      path: `/admin/messages?open=${id}`,
    }))
    return { entries, next }
  },
  async findPerson(db, id) {
    const message = await repo.find(db, id)
    return message && { email: message.email, name: message.name }
  },
  listKnownAddresses: repo.listSenders,
}
