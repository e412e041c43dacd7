const TYPED_TIME = /^(\d{1,2})\s*(?:[:.,uh]?\s*(\d\d))?\s*[uh]?$/i

/** Completes a typed time to HH:MM: 9, 930, 9.30, 9u30 and 9h30. Other text is returned as typed. */
export function completeTime(typed: string): string {
  const text = typed.trim()
  const [, hours = '', minutes = '00'] = TYPED_TIME.exec(text) ?? []
  const time = `${hours.padStart(2, '0')}:${minutes}`
  const isTime = hours !== '' && (time === '24:00' || (Number(hours) < 24 && Number(minutes) < 60))
  return isTime ? time : text
}
