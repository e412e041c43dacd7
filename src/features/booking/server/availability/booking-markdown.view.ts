import { colon, type Locale } from '#kernel/locale.ts'
import { escapeMarkdownLine } from '#kernel/markdown.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { bookingPageTexts } from '../../messages/page/index.ts'
import { formatZone } from '../../model/format-date.ts'
import { unpackSlots } from '../../model/slot-run.ts'
import { formatFullDay } from '../mail-dates.view.ts'
import { getInitialMonth, listRequestTypes } from './slots.service.ts'

/** Markdown twin of the booking page: request types, days with free slots, slots of the first day. */
export async function renderBookingMarkdown(ctx: Context, locale: Locale): Promise<string> {
  const [{ requestTypes, zone }, { days }, t] = await Promise.all([
    listRequestTypes(ctx),
    getInitialMonth(ctx, {}),
    loadPublicT(ctx, locale, bookingPageTexts, 'markdown'),
  ])
  const formatDate = (date: string) => formatFullDay(locale, 'UTC', new Date(date))
  const line = (name: string, text: string) => `- ${name}${colon(locale)} ${text}`

  const types = requestTypes.map(({ subject, description, minutes, place }) =>
    line(
      escapeMarkdownLine(subject[locale]),
      [t('type.minutes', { count: minutes }), ...[description[locale], place[locale]].map(escapeMarkdownLine)]
        .filter(Boolean)
        .join(', '),
    ),
  )
  const open = days.filter(({ free }) => free > 0)
  const [first] = open
  const slots = first ? unpackSlots(first.runs) : []
  const free = slots.filter(({ label }) => label === 'available').map(({ time }) => time)
  return [
    `## ${t('type.legend')}`,
    types.join('\n'),
    `## ${t('day.heading')}`,
    open.map(({ date, free }) => line(formatDate(date), t('day.room', { count: free }))).join('\n') ||
      t('times.nowhere'),
    first && `### ${t('times.legend', { day: formatDate(first.date) })}`,
    free.join(', '),
    t('zone', { zone: formatZone(locale, zone) }),
  ]
    .filter(Boolean)
    .join('\n\n')
}
