import type { Languages } from '#kernel/languages/languages.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { Db } from '#platform/server/db.ts'
import type { Keys } from '#platform/server/secrets/secret-key.ts'
import type { nl } from '../messages/mail/nl.ts'
import type { BookingSettings } from '../model/booking-settings.schema.ts'
import type { PlaceSource } from '../model/subjects/subject.ts'

export type MailTexts = T<typeof nl>

export type EmailContext = PlaceSource & {
  db: Db
  keys: Keys
  settings: Pick<BookingSettings, 'changeHours'>
  origin: string
  now: Date
  languages: Languages
}
