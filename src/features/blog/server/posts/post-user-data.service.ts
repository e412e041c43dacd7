import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { fullName, pseudonymOf } from '#kernel/user.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import * as repo from './post-user-data.repo.ts'

/** On account deletion posts stay, under the name of the company; revisions get a pseudonym. */
export const postUserData: UserDataProvider = {
  name: 'posts',
  collect: ({ db }, { id }) => repo.listPostsByAuthor(db, id),
  async onAccountDeleted(_ctx, tx, user) {
    const { name } = await getCompany({ db: tx })
    const pseudonym = pseudonymOf(user.id)
    const ids = await repo.pseudonymise(tx, user.id, { name: fullName(user), creator: name || pseudonym, pseudonym })
    if (ids.length > 0) await invalidateTags(tx, 'posts', 'post-order', ...ids.map((id) => `post:${id}`))
  },
}

/** Drafts are deleted by the foreign key. */
export const draftUserData: UserDataProvider = {
  name: 'drafts',
  collect: ({ db }, { id }) => repo.listDraftsOfUser(db, id),
}
