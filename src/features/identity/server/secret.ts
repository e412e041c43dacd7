import { randomBytes } from 'node:crypto'
import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'

const KEY = 'identity.secret'
const known = new WeakMap<Context, Promise<string>>()

/** Signs tokens and cookies. It lies in the database, so that all processes share it and nobody has to invent one. */
export function getSecret(ctx: Context): Promise<string> {
  const secret = known.get(ctx) ?? findOrMake(ctx)
  known.set(ctx, secret)
  secret.catch(() => known.delete(ctx))
  return secret
}

async function findOrMake({ db, now }: Context): Promise<string> {
  await settings.saveOnce(db, KEY, { secret: randomBytes(48).toString('base64url') }, now())
  return ((await settings.find(db, KEY)) as { secret: string }).secret
}
