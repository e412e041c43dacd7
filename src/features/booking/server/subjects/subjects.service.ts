import type { SettingListener } from '#features/settings/server/setting.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { bookingSetting } from '../../model/booking-settings.schema.ts'
import { STANDARD_SUBJECTS } from '../../model/subjects/standard-subjects.ts'
import type { Subject } from '../../model/subjects/subject.schema.ts'
import { type Subjects, subjectsSetting } from '../../model/subjects/subjects.schema.ts'
import { applyBuffers } from '../availability/availability.service.ts'
import { acquireBookingLock } from '../booking-lock.service.ts'
import { listUsedTypes } from './subject-use.repo.ts'

/** A subject with appointments cannot be deleted, also not by an undo: its name and place belong to them. */
export const applySubjectChange: SettingListener<Subjects> = async (ctx, { subjects }) => {
  const { db: tx } = ctx
  await acquireBookingLock(tx)
  const codes = new Set(subjects.map(({ code }) => code))
  const used = await listUsedTypes(tx)
  if (used.some((type) => !codes.has(type))) throw new AppError('INVALID_INPUT', 422, { subjects: 'subjects:inUse' })
  await applyBuffers(ctx)
}

type EarlierRules = { minutes?: Record<string, number>; places?: Record<string, Subject['place']> }

/**
 * Runs at startup: earlier versions stored duration and place of the three subjects with the booking rules. Backups of
 * earlier versions are converted by the start after the restore.
 */
export async function convertEarlierSubjects({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const rules = (await settings.findValue(db, bookingSetting.key)) as EarlierRules | undefined
  if (!rules?.minutes && !rules?.places) return
  const subjects = STANDARD_SUBJECTS.map((subject) => ({
    ...subject,
    minutes: rules.minutes?.[subject.code] ?? subject.minutes,
    place: { ...subject.place, ...rules.places?.[subject.code] },
  }))
  await settings.saveIfMissing(db, subjectsSetting.key, { subjects }, now())
}
