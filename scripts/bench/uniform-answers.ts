import { signIn } from '../site-process.ts'

/** Sign-ins of unknown addresses cost a hash too. */
export async function enableUniformAnswers(site: string): Promise<void> {
  const authorized = await signIn(site)
  const address = `${site}/api/settings/admin/sign-in`
  const { value, updatedAt } = await (await fetch(address, { headers: authorized })).json()
  const body = JSON.stringify({ value: { ...value, uniformAnswers: true }, startedFrom: updatedAt })
  const saved = await fetch(address, { method: 'PUT', headers: authorized, body })
  if (!saved.ok) throw new Error(`the settings could not be saved: ${await saved.text()}`)
}
