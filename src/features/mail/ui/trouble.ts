/** The mail server answers in English; the one thing an owner can mend is told in their own language. */
export function isAboutOurPassword(reason: string): boolean {
  return /^The mail server (does not accept the|wants a) user name and a? ?password/.test(reason)
}
