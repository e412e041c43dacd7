import { readPreferences } from '../preferences.ts'
import { prefersDark } from './stored-choice.ts'

// A dark page must never flash white.
if (prefersDark(document.cookie, readPreferences())) document.documentElement.dataset.theme = 'dark'
