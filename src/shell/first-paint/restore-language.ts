import { setEssentialCookie } from '#platform/client/browser-storage.ts'
import { readPreferences } from '../preferences.ts'
import { languageToRestore } from './stored-choice.ts'

const language = languageToRestore(document.cookie, location, document.documentElement.lang, readPreferences())
if (language) setEssentialCookie('lng', language)

/** Where cookies are disabled, every page would reload for ever. */
export const isReloading = language && document.cookie.includes('lng=')
if (isReloading) location.reload()
