import type { Locale } from '#kernel/locale.ts'

export type AppTexts = { book: string; appointments: string; admin: string; screenshot: string }

/** Names of the shortcuts and of the pictures in the web app manifest. */
export const APP_TEXTS: { readonly [L in Locale]: AppTexts } = {
  nl: { book: 'Afspraak maken', appointments: 'Mijn afspraken', admin: 'Beheer', screenshot: 'De startpagina' },
  en: { book: 'Book an appointment', appointments: 'My appointments', admin: 'Admin', screenshot: 'The home page' },
  fr: {
    book: 'Prendre rendez-vous',
    appointments: 'Mes rendez-vous',
    admin: 'Administration',
    screenshot: 'La page d’accueil',
  },
}
