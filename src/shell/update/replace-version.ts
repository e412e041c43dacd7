import { type EssentialName, STORAGE_REGISTRY } from '#kernel/storage-registry.ts'
import { RELOAD_KEY, VERSION_KEY } from './watch-version.ts'

const AUTH_STORAGE = 'auth-storage' satisfies EssentialName<'localStorage'>

/**
 * This page is of another build than the stored one: removes what earlier builds stored, except the signed-in user and
 * unsaved input. Cookies (consent, language, theme) are kept. Reloads once. After a reload that an update caused, it
 * neither reloads again nor unregisters the new service worker.
 */
export async function replaceVersion(build: string): Promise<void> {
  try {
    await replaceStored(build)
  } catch {
    // The marker cannot be stored: reloading would loop.
  }
}

async function replaceStored(build: string): Promise<void> {
  const wasReloaded = sessionStorage.getItem(RELOAD_KEY) !== null
  await Promise.allSettled([removeCaches(), ...(wasReloaded ? [] : [removeWorkers()])])
  clearExcept(localStorage, [AUTH_STORAGE, ...unsavedInputKeys('localStorage')])
  clearExcept(sessionStorage, unsavedInputKeys('sessionStorage'))
  localStorage.setItem(VERSION_KEY, build)
  if (wasReloaded) return
  sessionStorage.setItem(RELOAD_KEY, '1')
  location.reload()
}

function unsavedInputKeys(where: 'localStorage' | 'sessionStorage'): string[] {
  return STORAGE_REGISTRY.filter((entry) => entry.where === where && entry.purpose === 'typed').map(({ name }) => name)
}

function clearExcept(storage: Storage, names: string[]): void {
  for (const name of Object.keys(storage)) if (!names.includes(name)) storage.removeItem(name)
}

async function removeCaches(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
