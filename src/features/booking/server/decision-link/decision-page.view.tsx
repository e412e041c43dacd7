import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { phoneHref } from '#features/clients/model/phone-number.ts'
import { answerText } from '#features/form-questions/model/answers.ts'
import type { AppError } from '#kernel/app-error.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { loadT, type T } from '#platform/i18n/texts.ts'
import { bookingDecisionTexts } from '../../messages/decision/index.ts'
import type { nl } from '../../messages/decision/nl.ts'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import { linkedParts } from '../../model/linked-text.ts'
import { placeOf, subjectName } from '../../model/subjects/subject.ts'
import { loadMailTexts } from '../booking.mail.tsx'
import { formatDateAndTime, formatSpan } from '../mail-dates.view.ts'
import type { LinkDecision, LinkedRequest, LinkState } from './decision-link.service.ts'

/** `content`: the HTML below the heading. */
export type DecisionPage = { locale: Locale; title: string; content: string; status: 200 | 404 | 409 | 410 | 422 }
type DecisionTexts = T<typeof nl>
type Input = { token: string; choice: LinkDecision['choice']; reason?: string; error?: AppError | undefined }

/** `visitorLocale`: for a link that no owner received. */
export async function renderDecisionPage(link: LinkState, input: Input, visitorLocale: Locale): Promise<DecisionPage> {
  const locale = 'owner' in link ? link.owner.locale : visitorLocale
  const t = await loadT(locale, bookingDecisionTexts)
  const { title, body, status } = await describePage(t, link, input)
  const content = renderToStaticMarkup(
    <>
      {body}
      <p className="actions">
        <a href={localizedPath(locale, '/admin/timeslots')}>{t('admin')}</a>
      </p>
    </>,
  )
  return { locale, title, content, status }
}

type PageParts = { title: string; body: ReactNode; status: DecisionPage['status'] }

async function describePage(t: DecisionTexts, link: LinkState, input: Input): Promise<PageParts> {
  if (link.state === 'open') return describeOpen(t, link, input)
  if (link.state === 'decided') return describeDecided(t, link, input)
  const { state } = link
  return { title: t(`${state}.title`), body: <p>{t(`${state}.text`)}</p>, status: state === 'expired' ? 410 : 404 }
}

async function describeDecided(
  t: DecisionTexts,
  link: Extract<LinkState, { state: 'decided' }>,
  { error }: Input,
): Promise<PageParts> {
  const { appointment, owner, config, decidedBy } = link
  const { status, decidedAt, denialReason, cancelReason } = appointment
  const time = decidedAt && status !== 'CANCELLED' && formatDateAndTime(owner.locale, config.zone, decidedAt)
  const details: Detail[] = [
    ...(await describeRequest(link)),
    [t('decidedBy'), decidedBy],
    [t('decidedAt'), time],
    [t('reason.label'), denialReason ?? cancelReason],
  ]
  const body = (
    <>
      <p>{t('done.text')}</p>
      <Details details={details} />
    </>
  )
  return { title: t(`done.${status as Exclude<typeof status, 'PENDING'>}`), body, status: error ? 409 : 200 }
}

/** The form to approve or deny, with a link to the other choice. */
async function describeOpen(t: DecisionTexts, link: LinkedRequest, input: Input): Promise<PageParts> {
  const { appointment, owner } = link
  const { token, choice, error } = input
  const failure = error && (await describeFailure(t, owner.locale, error))
  const isReasonWrong = error?.fields !== undefined
  const other = choice === 'approve' ? 'deny' : 'approve'
  const body = (
    <>
      <p>{t(`${choice}.text`)}</p>
      <Details details={await describeRequest(link)} />
      {failure && !isReasonWrong && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <form method="post" action={localizedPath(owner.locale, '/booking/decision')}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="choice" value={choice} />
        <input type="hidden" name="version" value={appointment.version} />
        {choice === 'deny' && (
          <ReasonField t={t} link={link} typed={input.reason} failure={isReasonWrong ? failure : undefined} />
        )}
        <p className="actions">
          <button type="submit">{t(`${choice}.do`)}</button>
          <a href={`?token=${token}&choice=${other}`}>{t(`${other}.instead`)}</a>
        </p>
      </form>
    </>
  )
  return { title: t(`${choice}.title`), body, status: error ? (isReasonWrong ? 422 : 409) : 200 }
}

type ReasonFieldProps = {
  t: DecisionTexts
  link: LinkedRequest
  typed?: string | undefined
  failure?: string | undefined
}

/** Checked by the server only, so that the message is translated. */
function ReasonField({ t, link: { appointment }, typed, failure }: ReasonFieldProps) {
  return (
    <p>
      <label htmlFor="reason">{t('reason.label')}</label>
      <textarea
        id="reason"
        name="reason"
        rows={4}
        lang={appointment.locale}
        aria-describedby="reason-notes"
        aria-invalid={failure ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: the field that was wrong, on a page without scripts
        autoFocus={failure !== undefined}
        defaultValue={typed}
      />
      <span id="reason-notes">
        {failure && (
          <>
            <strong className="failure">{failure}</strong>{' '}
          </>
        )}
        {t('reason.help', { language: t(`language.${appointment.locale}`) })}
      </span>
    </p>
  )
}

async function describeFailure(t: DecisionTexts, locale: Locale, { code, fields }: AppError): Promise<string> {
  if (code === 'SLOT_UNAVAILABLE' || code === 'SLOT_TAKEN') return t(`failed.${code}`)
  const errorText = (await loadT(locale, bookingErrorsTexts)) as (key: string) => string
  return errorText(fields?.reason?.split(':')[1] ?? `error.${code}`)
}

type Detail = readonly [label: string, value: ReactNode]

async function describeRequest({ appointment, owner, config }: LinkedRequest): Promise<Detail[]> {
  const { locale } = owner
  const t = await loadMailTexts(locale)
  const { name, email, phone, comments, answers, requestType, replacesStart } = appointment
  const place = placeOf(config, appointment, locale)
  return [
    [t('client'), name || t('invite.nobody')],
    [t('email'), email],
    [t('phone'), phone && <a href={phoneHref(phone)}>{phone}</a>],
    [t('when'), formatSpan(locale, config.zone, appointment)],
    [t('instead'), replacesStart && formatDateAndTime(locale, config.zone, replacesStart)],
    [
      t('where'),
      place && linkedParts(place).map(({ start, text, href }) => <Part key={start} text={text} href={href} />),
    ],
    [t('about'), subjectName(config, requestType, locale)],
    ...answers.map((answer): Detail => [answer.label[locale], answerText(answer, locale)]),
    [t('request.comments'), comments],
  ]
}

function Part({ text, href }: { text: string; href?: string | undefined }) {
  return href ? <a href={href}>{text}</a> : text
}

function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl>
      {details.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
